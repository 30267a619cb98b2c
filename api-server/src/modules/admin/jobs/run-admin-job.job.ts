import * as z from 'zod/mini';
import type { AdminJobKind, ImportState } from '@shared-kit/contracts/admin';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { defineJob, defineStepJob } from '../../../platform/jobs/job.port.ts';
import type { StepContext } from '../../../platform/jobs/job.port.ts';
import { makeCompanyExport } from '../company-export/make-export.service.ts';
import { endBatch } from '../enrolment-batches/end-batch.service.ts';
import { enrolBatch } from '../enrolment-batches/enrol-batch.service.ts';
import { enrolmentBatches } from '../enrolment-batches/enrolment-batches.repository.ts';
import { restoreBatch } from '../enrolment-batches/restore-batch.service.ts';
import { settleBatch } from '../enrolment-batches/settle-batch.service.ts';
import { undoBatch } from '../enrolment-batches/undo-batch.service.ts';
import { checkPeople } from '../people-import/check-people.service.ts';
import { importPeople } from '../people-import/import-people.service.ts';
import { peopleImports } from '../people-import/people-imports.repository.ts';
import { undoPeople } from '../people-import/undo-people.service.ts';
import { importTrainings } from '../training-import/import-trainings.service.ts';
import { trainingImports } from '../training-import/training-imports.repository.ts';
import { adminJobs } from './admin-jobs.repository.ts';
import type { AdminJobRow } from './admin-jobs.repository.ts';
import { JobCancelled, JobFailure } from './job-failure.types.ts';
import { storedSince } from './retention.rules.ts';

type Work = (job: AdminJobRow, idImport: number, context: StepContext) => Promise<void>;

const works: Readonly<Record<AdminJobKind, Work>> = {
  'check-people': checkPeople,
  'import-people': importPeople,
  'undo-people': undoPeople,
  'import-trainings': importTrainings,
  'export-company': makeCompanyExport,
  'enrol-people': enrolBatch,
  'undo-enrolments': undoBatch,
  'end-enrolments': endBatch,
  'restore-enrolments': restoreBatch,
};

/** State in which an import of people is after a job that ended without its work. */
const stateBefore: Readonly<Partial<Record<AdminJobKind, ImportState>>> = {
  'check-people': 'uploaded',
  'import-people': 'checked',
  'undo-people': 'imported',
};

/** Number of times that a job is started before it counts as failed. */
const MAX_ATTEMPTS = 3;

/** Runs one job of the administration. A second run of the same job finds nothing to do. */
export const runAdminJob = defineStepJob({
  name: 'admin.run-job',
  payload: z.object({ idJob: z.number() }),
  retries: MAX_ATTEMPTS,
  async runInSteps({ idJob }, context) {
    const job = await context.transaction((db) => adminJobs(db).start(idJob, context.now));
    if (!job) return;
    try {
      await works[job.kind](job, job.id_import ?? 0, context);
    } catch (error) {
      const isTriedAgain =
        !(error instanceof JobFailure || error instanceof JobCancelled) && job.attempts < MAX_ATTEMPTS;
      await context.transaction((db) =>
        isTriedAgain ? adminJobs(db).requeue(idJob) : stopJob(db, job, error, context.now),
      );
      if (!(error instanceof JobFailure || error instanceof JobCancelled)) throw error;
    }
  },
});

/** Ends a job without its work and puts its import back to where it was. */
export async function stopJob(db: TenantDb, job: AdminJobRow, error: unknown, now: Date): Promise<void> {
  const isCancelled = error instanceof JobCancelled;
  const failure = error instanceof JobFailure ? error.message : 'A tarefa parou por um erro inesperado. Tente de novo.';
  const isStopped = await adminJobs(db).stop(job.id_job, {
    state: isCancelled ? 'cancelled' : 'failed',
    failure: isCancelled ? '' : failure,
    now,
  });
  if (!isStopped) return;
  const { idTrainingImport, idBatch } = job.options;
  if (idTrainingImport !== undefined) await trainingImports(db).setState(idTrainingImport, 'checked');
  if (idBatch !== undefined) await settleBatch(db, job, now);
  const before = stateBefore[job.kind];
  if (job.id_import !== null && before !== undefined) await peopleImports(db).setState(job.id_import, before);
}

/** Sends jobs again whose server was lost, every minute. */
export const resumeAdminJobs = defineJob({
  name: 'admin.resume-jobs',
  payload: z.object({}),
  cron: '* * * * *',
  async run(_, { db, now, jobs }) {
    for (const idJob of await adminJobs(db).lost(now)) await jobs.send(db, runAdminJob, { idJob });
  },
});

/** Deletes imports and enrolments of many people with their rows and jobs after a month: the rows are personal data. */
export const sweepImports = defineJob({
  name: 'admin.sweep-imports',
  payload: z.object({}),
  cron: '50 6 * * *',
  async run(_, { db, now }) {
    const moment = storedSince(now);
    await peopleImports(db).removeBefore(moment);
    await enrolmentBatches(db).removeBefore(moment);
  },
});
