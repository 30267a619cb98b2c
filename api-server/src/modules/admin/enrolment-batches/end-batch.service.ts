import type { BatchOutcome, EnrolmentState } from '@shared-kit/contracts/admin';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { JobQueue, StepContext } from '../../../platform/jobs/job.port.ts';
import { sendMail } from '../../../platform/mail/send-mail.job.ts';
import { removeEnrollments, trainingEnrollments } from '../../learning/index.ts';
import { inTrainingsReach } from '../access/people-scope.service.ts';
import { adminJobs } from '../jobs/admin-jobs.repository.ts';
import type { AdminJobRow } from '../jobs/admin-jobs.repository.ts';
import { jobActor } from '../jobs/job-actor.service.ts';
import { JobCancelled } from '../jobs/job-failure.types.ts';
import { BATCH_STEP } from './batch-steps.rules.ts';
import { enrolmentBatches } from './enrolment-batches.repository.ts';
import type { EnrolmentBatchRow } from './enrolment-batches.repository.ts';
import { finishBatch } from './settle-batch.service.ts';

interface EndStep {
  readonly jobs: JobQueue;
  readonly now: Date;
}

/**
 * Ends the enrolments of a batch in steps like those that enrol. Each step notes what became of each enrolment and moves
 * the batch's position in one transaction, so that a job that starts again repeats and skips nobody.
 */
export async function endBatch(job: AdminJobRow, _: number, context: StepContext): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    const now = new Date(context.now.getTime() + performance.now() - startedAt);
    if (await context.transaction((db) => isFinishedAfterStep(db, job, { jobs: context.jobs, now }))) return;
  }
}

/** Does the next step. Returns true when there was none, and the job has ended. */
async function isFinishedAfterStep(db: TenantDb, job: AdminJobRow, { jobs, now }: EndStep): Promise<boolean> {
  const batches = enrolmentBatches(db);
  const batch = await batches.lock(job.options.idBatch ?? 0);
  if (batch?.state !== 'ending') throw new JobCancelled();
  const step = batch.enrolments.slice(batch.position, batch.position + BATCH_STEP);
  if (step.length === 0) {
    await finishBatch(db, job, batch, now);
    if (!(await adminJobs(db).end(job.id_job, now))) throw new JobCancelled();
    return true;
  }
  const rows = await endStep(db, job, { batch, step, jobs, now });
  const end = batch.position + step.length;
  await batches.saveStep(batch.id_batch, { rows, end });
  const goesOn = await adminJobs(db).note(job.id_job, { done: end, total: batch.enrolments.length, at: now });
  if (!goesOn) throw new JobCancelled();
  return false;
}

/** Ends the enrolments of a step that the actor still reaches. Returns what became of everybody who still exists. */
async function endStep(
  db: TenantDb,
  job: AdminJobRow,
  { batch, step, jobs, now }: EndStep & { readonly batch: EnrolmentBatchRow; readonly step: readonly number[] },
) {
  const actor = await jobActor(db, job.id_actor, 'enrolments.edit');
  const enrolments = trainingEnrollments(db, now);
  const reached = await enrolments.within(step, inTrainingsReach(db, actor, 'enrolments.edit'));
  const isReached = new Set(reached.map(({ id_enrollment }) => id_enrollment));
  const { ended, mails } = await removeEnrollments(db, {
    idEnrollments: [...isReached],
    removedBy: job.actor_name,
    reason: batch.reason,
    now,
  });
  for (const mail of mails) await jobs.send(db, sendMail, mail);
  const isEnded = new Set(ended);
  const outcomeOf = (idEnrollment: number, state: EnrolmentState): BatchOutcome => {
    if (!isReached.has(idEnrollment)) return 'gone';
    if (isEnded.has(idEnrollment)) return 'ended';
    return state === 'removed' ? 'ended-before' : 'finished';
  };
  return (await enrolments.statesOf(step)).map(({ id_enrollment, id_user, id_node, state }) => ({
    idUser: id_user,
    idTraining: id_node,
    idEnrollment: id_enrollment,
    outcome: outcomeOf(id_enrollment, state),
  }));
}
