import type { Schema } from 'shared-kit/contracts/core';
import type * as z from 'zod/mini';
import type { TenantDb } from '../database/tenant-db.ts';

/** A kind of file that an importer reads, e.g. `store.yaml` or `trainings/*.yaml`. */
export interface DocumentKind<S extends Schema = Schema> {
  /** Path below the tenant's folder; `*` stands for one file or folder name. */
  readonly path: string;
  readonly schema: S;
  /** When true, an import without this file is refused. */
  readonly required?: boolean;
}

export type DocumentKinds = Readonly<Record<string, DocumentKind>>;

/** One file that was read and found valid. */
export interface ImportedDocument<T> {
  /** Relative to the tenant's folder. */
  readonly file: string;
  /** `*` parts of the path, in order: `trainings/nr-10.yaml` → `['nr-10']`. */
  readonly parts: readonly string[];
  readonly data: T;
}

export type ImportedDocuments<D extends DocumentKinds> = {
  readonly [K in keyof D]: readonly ImportedDocument<z.output<D[K]['schema']>>[];
};

export type FieldPath = readonly (string | number)[];

export interface CheckContext {
  /** Reports a fault; shown as file:line with the field. */
  fault(document: ImportedDocument<unknown>, field: FieldPath, message: string): void;
  /** Whether some domain of this import, or an earlier import, has this key. Faults when it does not. */
  expectRef(document: ImportedDocument<unknown>, field: FieldPath, domain: string, key: string): void;
  /** Tells that this import will have the key, for the references of others. Faults on a duplicate. */
  declareRef(document: ImportedDocument<unknown>, field: FieldPath, domain: string, key: string): void;
  /** Faults when the media file, or the folder (`scorm/nr-10/`), is not in the tenant's folder. `path` is relative to the document. */
  expectMedia(document: ImportedDocument<unknown>, field: FieldPath, path: string): void;
  readonly now: Date;
}

export interface WriteContext {
  readonly tenantId: number;
  readonly now: Date;
  /** Reports a fault that only the written data shows, e.g. of what an earlier import has left. With any, nothing of the import is kept. */
  fault(document: ImportedDocument<unknown>, field: FieldPath, message: string): void;
  /** The id behind a key that was checked with `expectRef`. */
  ref(domain: string, key: string): number;
  /** The id that an earlier import gave this key, if any. */
  existing(domain: string, key: string): number | undefined;
  /** Records the id behind a key, for other domains and for the next import. */
  register(domain: string, key: string, id: number): Promise<void>;
  /** Puts a media file of the tenant's folder into the storage, or a folder (`scorm/nr-10/`) as a ZIP; gives its storage key. */
  media(document: ImportedDocument<unknown>, path: string): Promise<string>;
  /** Text of a file of the tenant's folder, path relative to the document. */
  text(document: ImportedDocument<unknown>, path: string): Promise<string>;
  /** `today`, `today-3d`, `today+2h`, `2026-05-01`, with an optional time: `today-3d 14:30` (São Paulo). */
  date(expression: string): Date;
}

export interface ImporterDefinition<D extends DocumentKinds> {
  readonly domain: string;
  /** Domains whose references this one uses; they are written before it. */
  readonly after?: readonly string[];
  readonly documents: D;
  check?(documents: ImportedDocuments<D>, context: CheckContext): void;
  /** Idempotent: the second import of the same folder changes nothing. */
  write(db: TenantDb, documents: ImportedDocuments<D>, context: WriteContext): Promise<void>;
  /** Runs once all is written and committed, in a short transaction of its own: for what takes in what others do meanwhile. */
  afterwards?(db: TenantDb): Promise<void>;
}

/** An importer with its document types forgotten, as the core runs it. */
export interface Importer {
  readonly domain: string;
  readonly after: readonly string[];
  readonly documents: DocumentKinds;
  check(documents: ImportedDocuments<DocumentKinds>, context: CheckContext): void;
  write(db: TenantDb, documents: ImportedDocuments<DocumentKinds>, context: WriteContext): Promise<void>;
  readonly afterwards: ((db: TenantDb) => Promise<void>) | undefined;
}

export function defineImporter<const D extends DocumentKinds>(definition: ImporterDefinition<D>): Importer {
  // The core parses every document with this definition's own schemas before it calls back.
  const typed = (documents: ImportedDocuments<DocumentKinds>) => documents as ImportedDocuments<D>;
  return {
    domain: definition.domain,
    after: definition.after ?? [],
    documents: definition.documents,
    check: (documents, context) => definition.check?.(typed(documents), context),
    write: (db, documents, context) => definition.write(db, typed(documents), context),
    afterwards: definition.afterwards,
  };
}
