import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'yaml';
import { workLimits } from '../database/database-limits.rules.ts';
import { withTenant } from '../database/tenant-db.adapter.ts';
import { refuse } from '../errors.ts';
import type { Platform } from '../platform.ts';
import { companyDocuments } from './company-documents.service.ts';
import { exportContext } from './export-context.service.ts';
import type { ExportedFiles } from './export-context.service.ts';
import { exportReadme } from './export-readme.presenter.ts';
import type { ExportedDocument } from './exporter.port.ts';
import type { Importer } from './importer.port.ts';

export interface ExportResult {
  /** Number of files in the folder. */
  readonly files: number;
}

/**
 * Writes a company as the folder that `importTenant` reads. The folder appears whole or not at all: it is written beside
 * its place and renamed.
 *
 * @throws {Refusal} 400 `export.folder-not-empty`; 500 `export.file-missing` when the storage has lost a file
 */
export async function exportTenant(
  platform: Platform,
  importers: readonly Importer[],
  tenant: { readonly idApp: number; readonly name: string },
  directory: string,
): Promise<ExportResult> {
  await expectEmpty(directory);
  await mkdir(dirname(directory), { recursive: true });
  const partial = await mkdtemp(join(dirname(directory), `.${basename(directory)}-`));
  try {
    const files = await writeFolder(platform, importers, tenant, partial);
    await rmdir(directory).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    await rename(partial, directory);
    return { files };
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

async function expectEmpty(directory: string): Promise<void> {
  const entries = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    if (error.code === 'ENOTDIR') throw notEmpty(directory);
    throw error;
  });
  if (entries.length > 0) throw notEmpty(directory);
}

function notEmpty(directory: string): Error {
  return refuse('export.folder-not-empty', 400, `'${directory}' já existe e não está vazia. Nada foi gravado.`);
}

/** Writes everything into an empty folder and returns the number of files. */
async function writeFolder(
  platform: Platform,
  importers: readonly Importer[],
  tenant: { readonly idApp: number; readonly name: string },
  root: string,
): Promise<number> {
  let documents = 0;
  const files = await withTenant(
    platform.database.db,
    tenant.idApp,
    async (db) => {
      const exported = await exportContext(db);
      for await (const document of companyDocuments(db, importers, exported.context)) {
        await writeDocument(root, document);
        documents += 1;
      }
      return exported.files;
    },
    { limits: workLimits },
  );
  await writeFiles(platform, files, root);
  await writeFile(join(root, 'LEIA-ME.md'), exportReadme(tenant.name));
  return documents + files.media.size + files.texts.size + 1;
}

async function writeDocument(root: string, document: ExportedDocument): Promise<void> {
  const path = join(root, document.path);
  await mkdir(dirname(path), { recursive: true });
  await pipeline(Readable.from(yamlOf(document)), createWriteStream(path));
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

async function writeFiles(platform: Platform, { media, texts }: ExportedFiles, root: string): Promise<void> {
  for (const [path, content] of texts) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  for (const [path, key] of media) {
    const body = await platform.storage.files.read(key);
    if (!body)
      throw refuse(
        'export.file-missing',
        500,
        `O arquivo '${path}' (${key}) não está no armazenamento. Nada foi gravado.`,
      );
    await mkdir(dirname(join(root, path)), { recursive: true });
    await pipeline(body, createWriteStream(join(root, path)));
  }
}
