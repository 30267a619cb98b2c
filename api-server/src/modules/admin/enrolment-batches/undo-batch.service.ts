import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { JobQueue, StepContext } from '../../../platform/jobs/job.port.ts';
import { sendMail } from '../../../platform/mail/send-mail.job.ts';
import { administeredPeople } from '../../identity/index.ts';
import { removeEnrollments } from '../../learning/index.ts';
import { forgetEnrolled } from '../enrolments/enrolment-notice.service.ts';
import { adminJobs } from '../jobs/admin-jobs.repository.ts';
import type { AdminJobRow } from '../jobs/admin-jobs.repository.ts';
import { jobActor } from '../jobs/job-actor.service.ts';
import { JobCancelled } from '../jobs/job-failure.types.ts';
import { BATCH_STEP } from './batch-steps.rules.ts';
import { enrolmentBatches } from './enrolment-batches.repository.ts';
import { finishUndo } from './settle-batch.service.ts';

/**
 * Ends what a batch enrolled and nobody began, in steps like those of the batch. Each row says afterwards whether the
 * enrolment was ended, so that a second run goes on with the rest.
 */
export async function undoBatch(job: AdminJobRow, _: number, context: StepContext): Promise<void> {
  const startedAt = performance.now();
  let done = 0;
  for (;;) {
    const now = new Date(context.now.getTime() + performance.now() - startedAt);
    const looked = await context.transaction((db) => undoneByStep(db, job, { done, jobs: context.jobs, now }));
    if (looked === 0) return;
    done += looked;
  }
}

interface UndoStep {
  readonly done: number;
  readonly jobs: JobQueue;
  readonly now: Date;
}

/** Does the next step. Returns how many enrolments it has looked at: none when the job has ended. */
async function undoneByStep(db: TenantDb, job: AdminJobRow, { done, jobs, now }: UndoStep): Promise<number> {
  const batches = enrolmentBatches(db);
  const batch = await batches.lock(job.options.idBatch ?? 0);
  if (batch?.state !== 'undoing') throw new JobCancelled();
  const actor = await jobActor(db, job.id_actor, 'enrolments.edit');
  const rows = await batches.toUndo(batch.id_batch, 'enrolled', BATCH_STEP);
  if (rows.length === 0) {
    await finishUndo(db, job, batch, 'undone', now);
    if (!(await adminJobs(db).end(job.id_job, now))) throw new JobCancelled();
    return 0;
  }
  const reachable = await administeredPeople(db, actor.reach('enrolments.edit'))
    .among(rows.map(({ id_user }) => id_user))
    .execute();
  const isReached = new Set(reachable.map(({ id_user }) => id_user));
  const { ended, mails } = await removeEnrollments(db, {
    idEnrollments: rows.flatMap(({ id_user, id_enrollment }) => (isReached.has(id_user) ? (id_enrollment ?? []) : [])),
    removedBy: job.actor_name,
    reason: 'Inscrição de muitas pessoas desfeita',
    isOnlyUntouched: true,
    now,
  });
  for (const mail of mails) await jobs.send(db, sendMail, mail);
  const isEnded = new Set(ended);
  const [undone, kept] = [
    rows.filter(({ id_enrollment }) => isEnded.has(id_enrollment ?? 0)),
    rows.filter(({ id_enrollment }) => !isEnded.has(id_enrollment ?? 0)),
  ];
  await forgetEnrolled(db, undone);
  await batches.setOutcome(
    undone.map(({ id_row }) => id_row),
    'undone',
  );
  await batches.setOutcome(
    kept.map(({ id_row }) => id_row),
    'kept',
  );
  const goesOn = await adminJobs(db).note(job.id_job, { done: done + rows.length, total: job.total, at: now });
  if (!goesOn) throw new JobCancelled();
  return rows.length;
}
