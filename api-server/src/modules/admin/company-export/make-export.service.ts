import { Readable } from 'node:stream';
import { Refusal } from '../../../platform/errors.ts';
import { exportDocuments } from '../../../platform/importing/export-company.service.ts';
import { installedImporters } from '../../../platform/importing/installed-importers.port.ts';
import { ZipTooLarge, zipPacker } from '../../../platform/importing/zip-packer.service.ts';
import type { StepContext } from '../../../platform/jobs/job.port.ts';
import { adminJobs } from '../jobs/admin-jobs.repository.ts';
import type { AdminJobRow } from '../jobs/admin-jobs.repository.ts';
import { jobActor } from '../jobs/job-actor.service.ts';
import { JobCancelled, JobFailure } from '../jobs/job-failure.types.ts';
import { companyExports } from './company-exports.repository.ts';

/** Milliseconds between two notes of how far the job is. Each also says that its server is not lost. */
const NOTE_EVERY_MS = 1000;

/**
 * Packs the company's folder straight into the storage, where a file has its name only when it is whole. A second run
 * writes over what an earlier one has left.
 */
export async function makeCompanyExport(job: AdminJobRow, _: number, context: StepContext): Promise<void> {
  const { transaction, now, storage } = context;
  const idExport = job.options.idExport ?? 0;
  const row = await transaction(async (db) => {
    await jobActor(db, job.id_actor, 'company.export');
    return companyExports(db).find(idExport);
  });
  if (!row) throw new JobCancelled();
  const key = row.storage_key;
  try {
    const count = { files: 0, bytes: 0 };
    await storage.files.write(key, Readable.from(await packedCompany(job, context, count)), 'application/zip');
    await transaction(async (db) => {
      await companyExports(db).finish(idExport, { files: count.files, size: count.bytes, now });
      if (!(await adminJobs(db).end(job.id_job, now))) throw new JobCancelled();
    });
  } catch (error) {
    await storage.files.remove(key);
    if (error instanceof ZipTooLarge)
      throw new JobFailure(
        'Os arquivos da empresa passam de 4 GB, o máximo de um ZIP. Peça a exportação a quem cuida da instalação.',
      );
    // A file that is lost stays lost: trying again would not help.
    if (error instanceof Refusal) throw new JobFailure(error.message);
    throw error;
  }
}

/** Returns the ZIP in parts. Its documents are packed at once, because they are read in one transaction. */
async function packedCompany(
  job: AdminJobRow,
  { transaction, storage, now, ports }: StepContext,
  count: { files: number; bytes: number },
): Promise<AsyncGenerator<Uint8Array>> {
  const zip = zipPacker();
  const startedAt = performance.now();
  let notedAt = -Infinity;
  const note = async (total: number) => {
    const passed = performance.now() - startedAt;
    if (passed - notedAt < NOTE_EVERY_MS) return;
    notedAt = passed;
    const at = new Date(now.getTime() + passed);
    const goesOn = await transaction((db) => adminJobs(db).note(job.id_job, { done: count.files, total, at }));
    if (!goesOn) throw new JobCancelled();
  };
  const documents: Uint8Array[] = [];
  const company = { name: job.title, importers: installedImporters.of({ ports })(), storage, transaction };
  const files = await exportDocuments(company, async (path, content) => {
    for await (const part of zip.add(path, content)) documents.push(part);
    count.files += 1;
  });
  const total = count.files + files.length;
  return (async function* () {
    for await (const part of allParts()) {
      count.bytes += part.length;
      yield part;
    }
  })();

  async function* allParts(): AsyncGenerator<Uint8Array> {
    yield* documents.splice(0);
    for (const { path, open } of files) {
      await note(total);
      for await (const part of zip.add(path, await open())) {
        yield part;
        await note(total);
      }
      count.files += 1;
    }
    yield* zip.end();
  }
}
