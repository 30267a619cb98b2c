import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { workLimits } from '../database/database-limits.rules.ts';
import { withTenant } from '../database/tenant-db.adapter.ts';
import type { TenantDb } from '../database/tenant-db.adapter.ts';
import { refuse } from '../errors.ts';
import type { Platform } from '../platform.ts';
import { exportDocuments } from './export-company.service.ts';
import type { WriteFile } from './export-company.service.ts';
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
  const { db } = platform.database;
  const company = {
    name: tenant.name,
    importers,
    storage: platform.storage,
    transaction: <T>(work: (db: TenantDb) => Promise<T>) => withTenant(db, tenant.idApp, work, { limits: workLimits }),
  };
  let files = 0;
  const write: WriteFile = async (file, content) => {
    const path = join(root, file);
    await mkdir(dirname(path), { recursive: true });
    await pipeline(content, createWriteStream(path));
    files += 1;
  };
  for (const file of await exportDocuments(company, write)) await write(file.path, await file.open());
  return files;
}
