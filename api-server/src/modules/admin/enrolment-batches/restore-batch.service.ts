import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { StepContext } from '../../../platform/jobs/job.port.ts';
import { restoreEnrollments, trainingEnrollments } from '../../learning/index.ts';
import { inTrainingsReach } from '../access/people-scope.service.ts';
import { adminJobs } from '../jobs/admin-jobs.repository.ts';
import type { AdminJobRow } from '../jobs/admin-jobs.repository.ts';
import { jobActor } from '../jobs/job-actor.service.ts';
import { JobCancelled } from '../jobs/job-failure.types.ts';
import { BATCH_STEP } from './batch-steps.rules.ts';
import { enrolmentBatches } from './enrolment-batches.repository.ts';
import { finishUndo } from './settle-batch.service.ts';

/**
 * Restores what a batch ended, in steps. Each row says afterwards what became of the enrolment, so that a job that starts
 * again goes on with the rest.
 */
export async function restoreBatch(job: AdminJobRow, _: number, context: StepContext): Promise<void> {
  const startedAt = performance.now();
  let done = 0;
  for (;;) {
    const now = new Date(context.now.getTime() + performance.now() - startedAt);
    const looked = await context.transaction((db) => restoredByStep(db, job, { done, now }));
    if (looked === 0) return;
    done += looked;
  }
}

interface RestoreStep {
  readonly done: number;
  readonly now: Date;
}

/** Does the next step. Returns how many enrolments it has looked at: none when the job has ended. */
async function restoredByStep(db: TenantDb, job: AdminJobRow, { done, now }: RestoreStep): Promise<number> {
  const batches = enrolmentBatches(db);
  const batch = await batches.lock(job.options.idBatch ?? 0);
  if (batch?.state !== 'undoing') throw new JobCancelled();
  const actor = await jobActor(db, job.id_actor, 'enrolments.edit');
  const rows = await batches.toUndo(batch.id_batch, 'ended', BATCH_STEP);
  if (rows.length === 0) {
    await finishUndo(db, job, batch, 'undone', now);
    if (!(await adminJobs(db).end(job.id_job, now))) throw new JobCancelled();
    return 0;
  }
  const reached = await trainingEnrollments(db, now).within(
    rows.flatMap(({ id_enrollment }) => id_enrollment ?? []),
    inTrainingsReach(db, actor, 'enrolments.edit'),
  );
  const { restored, withoutSeat } = await restoreEnrollments(
    db,
    reached.map(({ id_enrollment }) => id_enrollment),
  );
  const [isRestored, hasNoSeat] = [new Set(restored), new Set(withoutSeat)];
  const outcomes = Map.groupBy(rows, ({ id_enrollment }) => {
    if (isRestored.has(id_enrollment ?? 0)) return 'restored';
    return hasNoSeat.has(id_enrollment ?? 0) ? 'no-seat' : 'stays-ended';
  });
  for (const [outcome, some] of outcomes)
    await batches.setOutcome(
      some.map(({ id_row }) => id_row),
      outcome,
    );
  const goesOn = await adminJobs(db).note(job.id_job, { done: done + rows.length, total: job.total, at: now });
  if (!goesOn) throw new JobCancelled();
  return rows.length;
}
