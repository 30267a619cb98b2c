import type { Format } from './value-formats.rules.ts';

/** One element of a data model. */
export interface Element {
  readonly access: 'read-only' | 'read-write' | 'write-only';
  readonly format: Format;
  /** Value before anyone has set it; null when reading it is an error until then (2004, error 403). */
  readonly initial: string | null;
  /** Elements that must be set before this one, with `n` for its own indices (2004, error 408). */
  readonly needs?: readonly string[];
}

/** Data model of one version. Names have `n` in place of indices: `cmi.interactions.n.objectives.n.id`. */
export interface DataModelTable {
  /** Value of `cmi._version`. */
  readonly version: string;
  /** Values of `_children`, by the name before it. */
  readonly children: Readonly<Record<string, string>>;
  /** Names that have a `_count`. */
  readonly collections: readonly string[];
  readonly elements: Readonly<Record<string, Element>>;
}

export type ScormVersion = '1.2' | '2004';
