import type { DataModelTable } from './element.ts';

/** Name of a data model element, taken apart. */
export interface ElementName {
  /** The name with `n` in place of its indices. */
  readonly pattern: string;
  /** Collections on the way to the element with the index in each, from the outside in. */
  readonly indices: readonly { readonly collection: string; readonly index: number }[];
  /** Activity of `adl.nav.request_valid.choice.{target=…}`. */
  readonly target?: string;
  readonly keyword?: '_children' | '_count' | '_version';
}

const TARGET = /^(adl\.nav\.request_valid\.(?:choice|jump))\.\{target=([^{}\s]+)\}$/;
const LONGEST_NAME = 250;

/** Takes a name apart; null when it has no name's form. It need not exist in the data model. */
export function elementName(name: string): ElementName | null {
  if (name.length > LONGEST_NAME) return null;
  const [, request, target] = TARGET.exec(name) ?? [];
  if (request !== undefined && target !== undefined) return { pattern: request, indices: [], target };
  const parts = name.split('.');
  if (!parts.every((part) => /^(?:[A-Za-z_]+|0|[1-9]\d{0,3})$/.test(part))) return null;
  const last = parts.at(-1);
  const keyword = last === '_children' || last === '_count' || last === '_version' ? last : undefined;
  const path = keyword === undefined ? parts : parts.slice(0, -1);
  const indices = path.flatMap((part, at) =>
    /^\d/.test(part) ? [{ collection: path.slice(0, at).join('.'), index: Number(part) }] : [],
  );
  return { pattern: patternOf(path), indices, ...(keyword === undefined ? {} : { keyword }) };
}

export function patternOf(path: readonly string[]): string {
  return path.map((part) => (/^\d/.test(part) ? 'n' : part)).join('.');
}

/** Returns whether the name is an element, or a part of one, e.g. `cmi.core`. */
export function isKnown(table: DataModelTable, pattern: string): boolean {
  return (
    Object.hasOwn(table.elements, pattern) ||
    Object.hasOwn(table.children, pattern) ||
    Object.keys(table.elements).some((name) => name.startsWith(`${pattern}.`))
  );
}

/** Puts the indices of a name into the pattern of another element of the same collections. */
export function sibling(pattern: string, { indices }: ElementName): string {
  let at = 0;
  return pattern
    .split('.')
    .map((part) => (part === 'n' ? String(indices[at++]?.index ?? 0) : part))
    .join('.');
}
