import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { StepContext } from '../../../platform/jobs/job.port.ts';
import { administeredPeople, people } from '../../identity/index.ts';
import { assignTraining } from '../../learning/index.ts';
import type { AdminActor } from '../access/actor.types.ts';
import type { BatchTraining } from '../admin.tables.ts';
import { notifyEnrolled } from '../enrolments/enrolment-notice.service.ts';
import { adminJobs } from '../jobs/admin-jobs.repository.ts';
import type { AdminJobRow } from '../jobs/admin-jobs.repository.ts';
import { jobActor } from '../jobs/job-actor.service.ts';
import { JobCancelled } from '../jobs/job-failure.types.ts';
import { nextStep } from './batch-steps.rules.ts';
import { enrolmentBatches } from './enrolment-batches.repository.ts';
import type { BatchRowOutcome, EnrolmentBatchRow } from './enrolment-batches.repository.ts';
import { finishBatch } from './settle-batch.service.ts';

/**
 * Enrols the people of a batch in steps. A step enrols up to a thousand people, notes what became of each, and moves the
 * batch's position in one transaction that holds the batch, so that a lost server and a second one repeat and skip
 * nobody. People wait for a lock no longer than a step takes.
 */
export async function enrolBatch(job: AdminJobRow, _: number, context: StepContext): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    const now = new Date(context.now.getTime() + performance.now() - startedAt);
    if (await context.transaction((db) => isFinishedAfterStep(db, job, now))) return;
  }
}

/** Does the next step. Returns true when there was none, and the job has ended. */
async function isFinishedAfterStep(db: TenantDb, job: AdminJobRow, now: Date): Promise<boolean> {
  const batches = enrolmentBatches(db);
  const batch = await batches.lock(job.options.idBatch ?? 0);
  if (batch?.state !== 'enrolling') throw new JobCancelled();
  const actor = await jobActor(db, job.id_actor, 'enrolments.edit');
  const step = nextStep(batch);
  if (!step) {
    await finishBatch(db, job, batch, now);
    if (!(await adminJobs(db).end(job.id_job, now))) throw new JobCancelled();
    return true;
  }
  const rows = await enrolStep(db, { actor, batch, training: step.training, idUsers: step.idUsers, now });
  await batches.saveStep(batch.id_batch, {
    rows: rows.map((row) => ({ ...row, idTraining: step.training.idTraining })),
    end: step.end,
  });
  const total = batch.people.length * batch.trainings.length;
  if (!(await adminJobs(db).note(job.id_job, { done: step.end, total, at: now }))) throw new JobCancelled();
  return false;
}

interface EnrolledStep {
  readonly actor: AdminActor;
  readonly batch: EnrolmentBatchRow;
  readonly training: BatchTraining;
  readonly idUsers: readonly number[];
  readonly now: Date;
}

/** Enrols the people of a step whom the actor still reaches. Returns what became of everybody who still exists. */
async function enrolStep(
  db: TenantDb,
  { actor, batch, training, idUsers, now }: EnrolledStep,
): Promise<BatchRowOutcome[]> {
  const existing = await idsAmong(db, 'everybody', idUsers);
  const reached = await idsAmong(db, actor, existing);
  const isReached = new Set(reached);
  const gone = existing
    .filter((idUser) => !isReached.has(idUser))
    .map((idUser) => ({ idUser, outcome: 'gone' as const }));
  try {
    const outcome = await assignTraining(db, {
      idNode: training.idTraining,
      idTeam: training.idTeam,
      idUsers: reached,
      dueAt: batch.due_at,
      reason: batch.reason,
      assignedBy: batch.actor_name,
      now,
    });
    await notifyEnrolled(db, outcome, { dueAt: batch.due_at, now });
    return [
      ...outcome.enrolled.map(({ idUser, idEnrollment }) => ({ idUser, outcome: 'enrolled' as const, idEnrollment })),
      ...[...outcome.obstacles].map(([idUser, obstacle]) => ({ idUser, outcome: obstacle })),
      ...gone,
    ].toSorted((one, other) => one.idUser - other.idUser);
  } catch (error) {
    // A training that closed meanwhile refuses before it writes anything.
    if (!(error instanceof Refusal)) throw error;
    return existing.map((idUser) => ({ idUser, outcome: isReached.has(idUser) ? 'closed' : 'gone' }));
  }
}

/** Returns which of the people exist, or which of them the actor may enrol. */
async function idsAmong(
  db: TenantDb,
  actor: AdminActor | 'everybody',
  idUsers: readonly number[],
): Promise<readonly number[]> {
  if (idUsers.length === 0) return [];
  const reach = actor === 'everybody' ? undefined : actor.reach('enrolments.edit');
  const query = reach ? administeredPeople(db, reach).among(idUsers) : people(db).where('id_user', 'in', [...idUsers]);
  return (await query.execute()).map(({ id_user }) => id_user);
}
