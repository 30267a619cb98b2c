import { LineCounter, isMap, isScalar, parseDocument } from 'yaml';
import type { Document, Pair } from 'yaml';
import type { ImportFault } from './import-fault.types.ts';
import type { FieldPath } from './importer.port.ts';

/** A parsed YAML file with the line of each field. */
export interface YamlFile {
  readonly file: string;
  readonly value: unknown;
  lineOf(path: FieldPath): number;
}

export function parseYaml(file: string, text: string): YamlFile | ImportFault[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true });
  if (document.errors.length > 0) {
    return document.errors.map((error) => ({
      file,
      line: error.linePos?.[0].line ?? null,
      field: '',
      message: `YAML inválido: ${error.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? error.code}`,
    }));
  }
  return { file, value: document.toJS() as unknown, lineOf: (path) => lines.linePos(offsetOf(document, path)).line };
}

/**
 * Returns the offset of a field: that of its key if it has one. For a missing field, the offset of the nearest
 * parent.
 */
function offsetOf(document: Document, path: FieldPath): number {
  for (let length = path.length; length > 0; length -= 1) {
    const parent: unknown = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
    const last = path[length - 1];
    if (isMap(parent)) {
      const pair = parent.items.find((item: Pair) => (isScalar(item.key) ? item.key.value : item.key) === last);
      if (pair && isScalar(pair.key) && pair.key.range) return pair.key.range[0];
    }
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (hasRange(node)) return node.range[0];
  }
  return hasRange(document.contents) ? document.contents.range[0] : 0;
}

function hasRange(node: unknown): node is { range: [number, number, number] } {
  return typeof node === 'object' && node !== null && Array.isArray((node as { range?: unknown }).range);
}
