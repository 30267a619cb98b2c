import { parse } from 'csv-parse/sync';

/** Row of a file with its line, from 1. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Table that a file contains, with the way in which it was read. */
export interface ReadTable {
  readonly rows: readonly TableRow[];
  readonly format: string;
}

const delimiters = [';', ',', '\t'] as const;

const delimiterWords: Readonly<Record<string, string>> = { ';': 'ponto e vírgula', ',': 'vírgula', '\t': 'tabulação' };

/** Reads a text table. Detects the encoding and the delimiter, and drops empty lines. Throws for an open quotation mark. */
export function readCsv(bytes: Buffer): ReadTable {
  const { text, encoding } = decoded(bytes);
  const delimiter = delimiterOf(text);
  const records = parse(text, { delimiter, info: true, relax_column_count: true, skip_empty_lines: true, trim: true });
  // The line of a record is the one where it ends; one with line breaks in it begins above.
  const rows = (records as unknown as { record: string[]; info: { lines: number } }[])
    .map(({ record, info }) => ({ line: info.lines, cells: record }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  return { rows, format: `CSV, ${delimiterWords[delimiter] ?? delimiter}, ${encoding}` };
}

/** Decodes UTF-16 and UTF-8 with their marks, UTF-8 without one, and everything else as windows-1252, as Excel writes it. */
function decoded(bytes: Buffer): { text: string; encoding: string } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}

/** Returns the delimiter that occurs most often in the first line, outside of quotation marks. */
function delimiterOf(text: string): string {
  const line = firstLine(text).replaceAll(/"[^"]*"/g, '');
  const counts = delimiters.map((delimiter) => ({ delimiter, count: line.split(delimiter).length }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).delimiter;
}

function firstLine(text: string): string {
  return /[^\r\n]+/.exec(text)?.[0] ?? '';
}
