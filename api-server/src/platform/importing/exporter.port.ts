/** Kinds of things that a company's folder has, in the order in which reports name them. */
export const exportedKinds = [
  'settings',
  'term',
  'unit',
  'person',
  'notification',
  'points',
  'campaign',
  'room',
  'section',
  'content',
  'library',
  'evaluation',
  'certificate',
  'home',
  'catalog',
  'training',
  'level',
  'class',
  'event-type',
  'event',
  'plan',
  'plan-campaign',
  'product',
  'page',
] as const;

export type ExportedKind = (typeof exportedKinds)[number];

/** List of a document, read when it is written, so that a long one is never in memory as a whole. */
export interface ExportedList {
  readonly kind: ExportedKind;
  /** Things with a `key`, `code`, `type` or `event` that tells them apart. */
  readonly things: Iterable<object> | AsyncIterable<object>;
}

/** One YAML file of a company's folder, as its importer reads it. */
export interface ExportedDocument {
  /** Path below the company's folder. */
  readonly path: string;
  /** Kind of the thing that the fields describe. Each field of `settings` is a thing of its own. */
  readonly kind: ExportedKind;
  readonly fields: object;
  /** Lists after the fields, by the name of their field. */
  readonly lists?: Readonly<Record<string, ExportedList>>;
}

export interface ExportContext {
  /** Notes the key of an id, for exporters that run later. */
  register(domain: string, id: number, key: string): void;
  /** Returns the key that an earlier exporter has registered; undefined for what is not exported. */
  key(domain: string, id: number): string | undefined;
  /**
   * Returns the path of a stored file in the folder, from its root; undefined for an empty key.
   *
   * @param name file name that people see, when the row has one
   */
  media(storageKey: string, name?: string): string | undefined;
  /** As `media`, for a file named `media:<key>`, or an address; a picture keeps the point that stays in sight. */
  place(reference: string, name?: string): string | { readonly file: string; readonly focus: string } | undefined;
  /** Adds a text file to the folder and returns its path from the root. */
  text(path: string, content: string): string;
}
