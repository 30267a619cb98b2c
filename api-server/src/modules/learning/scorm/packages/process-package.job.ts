import { stat } from 'node:fs/promises';
import * as z from 'zod/mini';
import type { TenantDb } from '../../../../platform/database/tenant-db.adapter.ts';
import { inParallel } from '../../../../platform/in-parallel.service.ts';
import { defineStepJob } from '../../../../platform/jobs/job.port.ts';
import type { Storage } from '../../../../platform/storage/storage.port.ts';
import { readManifest } from '../manifest/manifest.rules.ts';
import type { Manifest } from '../manifest/manifest.rules.ts';
import { openPackage } from './package-archive.service.ts';
import type { PackageArchive } from './package-archive.service.ts';
import { PackageFault } from '../manifest/package-fault.rules.ts';
import { withPackageFile } from './package-file.service.ts';
import { packageFileKey, packageFolder, packageMediaType } from './package-files.rules.ts';
import { scormPackages } from '../core/scorm-package.repository.ts';
import type { PackageRow } from '../core/scorm-package.repository.ts';

interface Surroundings {
  readonly tenantId: number;
  readonly storage: Storage;
  readonly now: () => Date;
  transaction<T>(work: (db: TenantDb) => Promise<T>): Promise<T>;
}

/** Milliseconds without a heartbeat after which another server process takes over an unpacking. */
const patience = 30_000;
const signOfLifeEvery = 10_000;
/** Packages that a process unpacks at once, so that a large one holds up no others. */
const packagesAtOnce = 3;

/** Unpacks, every minute, packages that no process has started or still works on, one after the other. */
export const unpackWaiting = defineStepJob({
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
  await inParallel(waiting, packagesAtOnce, async ({ id_content_item }) =>
    processScormPackage(id_content_item, context).catch((error: unknown) => void failures.push(error)),
  );
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
  return withPackageFile(row, storage, async (path) => {
    const archive = await openPackage(path, (await stat(path)).size);
    try {
      const manifest = parsed(archive.manifest);
      for (const { launch, title } of manifest.items) expectFile(archive, launch, title);
      await storeFiles(archive, folder, storage);
      return { manifest, files: archive.files.size };
    } finally {
      archive.close();
    }
  });
}

/** Turns whatever the parser throws into a reason for the operator: a package that can't be read never waits. */
function parsed(text: string): Manifest {
  try {
    return readManifest(text);
  } catch (error) {
    if (error instanceof PackageFault) throw error;
    const detail = error instanceof Error ? error.message : String(error);
    throw new PackageFault(`O imsmanifest.xml não pôde ser lido (${detail.slice(0, 200)}).`, { cause: error });
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

/** Writes the files, several at once. They are on disk together at the end. */
async function storeFiles({ files }: PackageArchive, folder: string, storage: Storage): Promise<void> {
  const damaged = new Set<string>();
  const toWrite = [...files].map(([path, file]) => ({
    key: packageFileKey(folder, path),
    mediaType: packageMediaType(path),
    async open() {
      const stream = await file.open();
      stream.once('error', () => damaged.add(path));
      return stream;
    },
  }));
  try {
    await storage.files.writeMany(toWrite);
  } catch (error) {
    const [path] = damaged;
    // Disk and storage errors carry a code, and are no fault of the package.
    const isOfStorage = (error as NodeJS.ErrnoException).code?.startsWith('E') || '$metadata' in Object(error);
    if (path === undefined || isOfStorage) throw error;
    throw new PackageFault(`O arquivo '${path}' do pacote está danificado.`, { cause: error });
  }
}
