import { Readable } from 'node:stream';
import { stringify } from 'yaml';
import type { TenantDb } from '../database/tenant-db.adapter.ts';
import { refuse } from '../errors.ts';
import type { Storage } from '../storage/storage.port.ts';
import { companyDocuments } from './company-documents.service.ts';
import { exportContext } from './export-context.service.ts';
import { exportReadme } from './export-readme.presenter.ts';
import type { ExportedDocument } from './exporter.port.ts';
import type { Importer } from './importer.port.ts';

export interface CompanyToExport {
  readonly name: string;
  readonly importers: readonly Importer[];
  readonly storage: Pick<Storage, 'files'>;
  readonly transaction: <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>;
}

/** Writes one file of the folder, and reads its content to the end. */
export type WriteFile = (path: string, content: Readable) => Promise<void>;

/** File of the folder that needs no transaction. */
export interface FileOfExport {
  readonly path: string;
  open(): Promise<Readable>;
}

/**
 * Writes the documents of a company in one transaction, and returns the files that they name, for a write without one.
 * The files throw 500 `export.file-missing` when the storage has lost their bytes.
 */
export async function exportDocuments(
  { name, importers, storage, transaction }: CompanyToExport,
  write: WriteFile,
): Promise<readonly FileOfExport[]> {
  const { media, texts } = await transaction(async (db) => {
    const exported = await exportContext(db);
    for await (const document of companyDocuments(db, importers, exported.context))
      await write(document.path, Readable.from(yamlOf(document)));
    return exported.files;
  });
  const ofTexts = [...texts, ['LEIA-ME.md', exportReadme(name)] as const].map(([path, content]) => ({
    path,
    open: () => Promise.resolve(Readable.from([content])),
  }));
  const ofMedia = [...media].map(([path, key]) => ({ path, open: () => stored(storage, path, key) }));
  return [...ofTexts, ...ofMedia];
}

async function stored({ files }: CompanyToExport['storage'], path: string, key: string): Promise<Readable> {
  const body = await files.read(key);
  if (body) return body;
  throw refuse('export.file-missing', 500, `O arquivo '${path}' (${key}) não está no armazenamento. Nada foi gravado.`);
}

async function* yamlOf({ fields, lists = {} }: ExportedDocument): AsyncGenerator<string> {
  const isBare = Object.keys(fields).length === 0;
  if (!isBare) yield yaml(fields);
  let isEmpty = isBare;
  for (const [name, { things }] of Object.entries(lists)) {
    let isFirst = true;
    for await (const thing of things) {
      yield `${isFirst ? `${name}:\n` : ''}${yaml([thing])}`;
      [isFirst, isEmpty] = [false, false];
    }
    // The first list of a file may be required, so an empty one is named too.
    if (isFirst && isBare) yield `${name}: []\n`;
    if (isFirst && isBare) isEmpty = false;
  }
  if (isEmpty) yield '{}\n';
}

/** Writes a text on one line when it has one, so that a file differs only where a value differs. */
function yaml(value: unknown): string {
  return stringify(value, { lineWidth: 0 });
}
