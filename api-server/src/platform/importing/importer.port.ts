import type { ExportContext, ExportedDocument } from './exporter.port.ts';
import type { Merged, Merging } from './edited-settings.rules.ts';
import type { Schema } from '@shared-kit/contracts/core';
import type * as z from 'zod/mini';
import type { TenantDb } from '../database/tenant-db.adapter.ts';

/** A kind of file that an importer reads, e.g. `store.yaml` or `trainings/*.yaml`. */
export interface DocumentKind<S extends Schema = Schema> {
  /** Path below the tenant's folder; `*` stands for one file or folder name. */
  readonly path: string;
  readonly schema: S;
  /** When true, an import without this file is rejected. */
  readonly required?: boolean;
}

export type DocumentKinds = Readonly<Record<string, DocumentKind>>;

/** One file that was read and is valid. */
export interface ImportedDocument<T> {
  /** Path relative to the tenant's folder. */
  readonly file: string;
  /** Values of the `*` parts of the path, in order: `trainings/nr-10.yaml` → `['nr-10']`. */
  readonly parts: readonly string[];
  readonly data: T;
}

export type ImportedDocuments<D extends DocumentKinds> = {
  readonly [K in keyof D]: readonly ImportedDocument<z.output<D[K]['schema']>>[];
};

export type FieldPath = readonly (string | number)[];

export interface CheckContext {
  /** Reports a fault; it is shown as file:line with the field. */
  fault(document: ImportedDocument<unknown>, field: FieldPath, message: string): void;
  /** Reports a fault unless some domain of this import, or an earlier import, has this key. */
  expectRef(document: ImportedDocument<unknown>, field: FieldPath, domain: string, key: string): void;
  /** Declares that this import will have the key, so that others can refer to it. Reports a fault on a duplicate. */
  declareRef(document: ImportedDocument<unknown>, field: FieldPath, domain: string, key: string): void;
  /**
   * Reports a fault when the media file, or the folder (`scorm/nr-10/`), is not in the tenant's folder. `path` is
   * relative to the document.
   */
  expectMedia(document: ImportedDocument<unknown>, field: FieldPath, path: string): void;
  readonly now: Date;
}

/** Kinds of things that files of trainings name. */
export type ImportEntryKind = 'home' | 'catalog' | 'training' | 'section' | 'content' | 'evaluation' | 'certificate';

/** Thing that a file describes, for a preview of an import: its key, and everything that the file says about it. */
export interface ImportEntry {
  readonly kind: ImportEntryKind;
  /** Domain and key of its reference. */
  readonly domain: string;
  readonly key: string;
  readonly title: string;
  readonly document: ImportedDocument<unknown>;
  readonly data: unknown;
}

export interface WriteContext {
  readonly tenantId: number;
  readonly now: Date;
  /** False when the files are a part of the company: what they don't name then stays as it is. */
  readonly isWhole: boolean;
  /** Keys of a domain that an import of a part has brought and that no import of the whole company has named since. */
  keysOfParts(domain: string): readonly string[];
  /**
   * Reports a fault that only the written data shows, for example a conflict with an earlier import. Any fault rolls
   * the whole import back.
   */
  fault(document: ImportedDocument<unknown>, field: FieldPath, message: string): void;
  /** Returns the id of a key that was checked with `expectRef`. */
  ref(domain: string, key: string): number;
  /** Returns the id that an earlier import gave this key, if any. */
  existing(domain: string, key: string): number | undefined;
  /** Registers the id of a key, for other domains and for the next import. */
  register(domain: string, key: string, id: number): Promise<void>;
  /** Stores a media file of the tenant's folder, or a folder (`scorm/nr-10/`) as a ZIP. Returns its storage key. */
  media(document: ImportedDocument<unknown>, path: string): Promise<string>;
  /** Returns the bytes of a file in the tenant's folder. The path is relative to the document. */
  bytes(document: ImportedDocument<unknown>, path: string): Promise<Buffer>;
  /** Returns the text of a file in the tenant's folder. The path is relative to the document. */
  text(document: ImportedDocument<unknown>, path: string): Promise<string>;
  /**
   * Resolves a date expression: `today`, `today-3d`, `today+2h`, `2026-05-01`, with an optional time: `today-3d
   * 14:30` (São Paulo).
   */
  date(expression: string): Date;
  /**
   * Returns the values of a file merged into those of the portal: a field that was edited on a screen stays, and the
   * difference is reported, unless the files win.
   */
  keepEdits<Values extends object>(
    merging: Pick<Merging<Values>, 'part' | 'file' | 'portal' | 'edited'>,
  ): Pick<Merged<Values>, 'values' | 'edited'>;
}

export interface ImporterDefinition<D extends DocumentKinds> {
  readonly domain: string;
  /** Domains whose references this one uses; they are written before it. */
  readonly after?: readonly string[];
  readonly documents: D;
  check?(documents: ImportedDocuments<D>, context: CheckContext): void;
  /** Returns what the documents describe, for a preview. Importers of trainings and their contents have it. */
  entries?(documents: ImportedDocuments<D>): readonly ImportEntry[];
  /** Writes the documents. Idempotent: a second import of the same folder changes nothing. */
  write(db: TenantDb, documents: ImportedDocuments<D>, context: WriteContext): Promise<void>;
  /** Returns the documents from which `write` would make what the company has. */
  export?(db: TenantDb, context: ExportContext): Promise<readonly ExportedDocument[]>;
  /**
   * Runs after everything is written and committed, in a short transaction of its own. For steps that depend on
   * concurrent changes by others.
   */
  afterwards?(db: TenantDb, now: Date): Promise<void>;
}

/** An importer with its document types erased, as the core runs it. */
export interface Importer {
  readonly domain: string;
  readonly after: readonly string[];
  readonly documents: DocumentKinds;
  check(documents: ImportedDocuments<DocumentKinds>, context: CheckContext): void;
  entries(documents: ImportedDocuments<DocumentKinds>): readonly ImportEntry[];
  write(db: TenantDb, documents: ImportedDocuments<DocumentKinds>, context: WriteContext): Promise<void>;
  export(db: TenantDb, context: ExportContext): Promise<readonly ExportedDocument[]>;
  readonly afterwards: ((db: TenantDb, now: Date) => Promise<void>) | undefined;
}

export function defineImporter<const D extends DocumentKinds>(definition: ImporterDefinition<D>): Importer {
  // The core parses every document with this definition's own schemas before it calls back.
  const typed = (documents: ImportedDocuments<DocumentKinds>) => documents as ImportedDocuments<D>;
  return {
    domain: definition.domain,
    after: definition.after ?? [],
    documents: definition.documents,
    check: (documents, context) => definition.check?.(typed(documents), context),
    entries: (documents) => definition.entries?.(typed(documents)) ?? [],
    write: (db, documents, context) => definition.write(db, typed(documents), context),
    export: async (db, context) => (await definition.export?.(db, context)) ?? [],
    afterwards: definition.afterwards,
  };
}
