import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { defineStepJob } from '../../../platform/jobs/job.port.ts';
import type { Storage } from '../../../platform/storage/storage.port.ts';
import { mediaReference } from '../../content/index.ts';
import { readManifest } from './manifest.rules.ts';
import type { Manifest } from './manifest.rules.ts';
import { openPackage } from './package-archive.service.ts';
import type { PackageArchive } from './package-archive.service.ts';
import { PackageFault } from './package-fault.rules.ts';
import { packageFileKey, packageFolder, packageMediaType } from './package-files.rules.ts';
import { scormPackages } from './scorm-package.repository.ts';
import type { PackageRow } from './scorm-package.repository.ts';

interface Surroundings {
  readonly tenantId: number;
  readonly storage: Storage;
  readonly now: () => Date;
  transaction<T>(work: (db: TenantDb) => Promise<T>): Promise<T>;
}

/** Milliseconds without a heartbeat after which another server process takes over an unpacking. */
const patience = 30_000;
const signOfLifeEvery = 10_000;

/** Unpacks, every minute, packages that no process has started or still works on, one after the other. */
const unpackWaiting = defineStepJob({
  name: 'learning.unpack-scorm',
  payload: z.object({}),
  cron: '* * * * *',
  runInSteps: (_, { now, ...context }) => unpackWaitingPackages({ ...context, now: () => new Date() }, now),
});

export const scormJobs = [unpackWaiting];

/**
 * Unpacks the waiting packages of a tenant. A killed process leaves its package waiting; the next run writes the same
 * files again.
 */
export async function unpackWaitingPackages(context: Surroundings, now: Date): Promise<void> {
  const waiting = await context.transaction((db) => scormPackages(db).waiting(new Date(now.getTime() - patience)));
  const failures: unknown[] = [];
  for (const { id_content_item } of waiting)
    await processScormPackage(id_content_item, context).catch((error: unknown) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${waiting.length} packages could not be unpacked`);
}

/**
 * Unpacks a waiting package. Stores a fault of the package with it; throws any other error, so that the job retries.
 */
export async function processScormPackage(
  idContentItem: number,
  { tenantId, storage, transaction, now }: Surroundings,
): Promise<void> {
  const row = await transaction((db) => scormPackages(db).find(idContentItem));
  if (row?.status !== 'PENDING' || row.paused) return;
  const folder = packageFolder(tenantId, row.location);
  const life = setInterval(
    () => void transaction((db) => scormPackages(db).touch(idContentItem, now())).catch(() => undefined),
    signOfLifeEvery,
  );
  try {
    await transaction((db) => scormPackages(db).touch(idContentItem, now()));
    const unpacked = await unpack(row, folder, storage);
    await transaction((db) => scormPackages(db).finish(row, { ...unpacked, folder }, now()));
  } catch (error) {
    if (!(error instanceof PackageFault)) throw error;
    await transaction((db) => scormPackages(db).fail(row, error.message, now()));
  } finally {
    clearInterval(life);
  }
}

async function unpack(
  row: PackageRow,
  folder: string,
  storage: Storage,
): Promise<{ manifest: Manifest; files: number }> {
  const work = await mkdtemp(join(tmpdir(), 'azulejo-scorm-'));
  try {
    const path = join(work, 'package.zip');
    const packed = row.location.startsWith(mediaReference(''))
      ? await storage.files.read(row.location.slice(mediaReference('').length))
      : null;
    if (!packed) throw new PackageFault('O arquivo do pacote não existe.');
    await pipeline(packed, createWriteStream(path));
    const archive = await openPackage(path, (await stat(path)).size);
    try {
      const manifest = readManifest(archive.manifest);
      for (const { launch, title } of manifest.items) expectFile(archive, launch, title);
      await storeFiles(archive, folder, storage);
      return { manifest, files: archive.files.size };
    } finally {
      archive.close();
    }
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

function expectFile({ files }: PackageArchive, launch: string, title: string): void {
  if (launch === '') return;
  const path = launch.replace(/[?#].*$/s, '');
  if (!files.has(path) && !files.has(decodedPath(path)))
    throw new PackageFault(`A lição '${title}' começa em '${path}', que não está no pacote.`);
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Writes the files one after the other, each complete before the next. Skips files that already exist with the right
 * size.
 */
async function storeFiles({ files }: PackageArchive, folder: string, storage: Storage): Promise<void> {
  for (const [path, file] of files) {
    const key = packageFileKey(folder, path);
    if ((await storage.files.size(key)) === file.size) continue;
    const stream = await file.open();
    try {
      await storage.files.write(key, stream, packageMediaType(path));
    } catch (error) {
      // yauzl reports corrupt bytes without a code; disk and storage errors carry one.
      if ((error as NodeJS.ErrnoException).code?.startsWith('E') || (error as { $metadata?: unknown }).$metadata)
        throw error;
      throw new PackageFault(`O arquivo '${path}' do pacote está danificado.`, { cause: error });
    }
  }
}
