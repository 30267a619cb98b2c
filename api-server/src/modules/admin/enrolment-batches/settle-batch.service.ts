import { endEnrolments, enrolPeople, undoEnrolmentBatch } from '@shared-kit/contracts/admin';
import type { BatchOutcome } from '@shared-kit/contracts/admin';
import { formatDate } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { recordAct } from '../../audit/index.ts';
import { trainingEnrollments } from '../../learning/index.ts';
import type { AdminJobRow } from '../jobs/admin-jobs.repository.ts';
import { BATCH_STEP, nextStep } from './batch-steps.rules.ts';
import { enrolmentBatches } from './enrolment-batches.repository.ts';
import type { EnrolmentBatchRow } from './enrolment-batches.repository.ts';

/**
 * Ends the work of a batch whose job was cancelled or failed. Whoever was not reached gets a row that says so, and what
 * was done stays and is in the log of changes.
 */
export async function settleBatch(db: TenantDb, job: AdminJobRow, now: Date): Promise<void> {
  const batches = enrolmentBatches(db);
  const batch = await batches.lock(job.options.idBatch ?? 0);
  if (batch?.state === 'undoing') await finishUndo(db, job, batch, 'done', now);
  if (batch?.state === 'ending') {
    await leaveRest(db, batch, now);
    await finishBatch(db, job, batch, now);
  }
  if (batch?.state !== 'enrolling') return;
  const place = { ...batch };
  for (let step = nextStep(place, place.people.length); step; step = nextStep(place, place.people.length)) {
    await batches.addRows(batch.id_batch, step.training.idTraining, step.idUsers, 'not-reached');
    place.position = step.end;
  }
  await finishBatch(db, job, batch, now);
}

/** Gives each enrolment that an ending did not reach a row that says so. */
async function leaveRest(db: TenantDb, batch: EnrolmentBatchRow, now: Date): Promise<void> {
  for (let start = batch.position; start < batch.enrolments.length; start += BATCH_STEP) {
    const rest = await trainingEnrollments(db, now).statesOf(batch.enrolments.slice(start, start + BATCH_STEP));
    await enrolmentBatches(db).saveStep(batch.id_batch, {
      rows: rest.map(({ id_user, id_node, id_enrollment }) => ({
        idUser: id_user,
        idTraining: id_node,
        idEnrollment: id_enrollment,
        outcome: 'not-reached',
      })),
      end: start + rest.length,
    });
  }
}

/** Ends a batch and writes into the log how many people it has enrolled, or how many enrolments it has ended. */
export async function finishBatch(db: TenantDb, job: AdminJobRow, batch: EnrolmentBatchRow, now: Date): Promise<void> {
  const batches = enrolmentBatches(db);
  const isEnding = batch.kind === 'end';
  const counts = await countsOf(db, batch.id_batch, isEnding ? 'ended' : 'enrolled');
  await batches.setState(batch.id_batch, 'done', { finishedAt: now });
  await recordAct(db, {
    ...actorOf(job),
    act: isEnding ? endEnrolments.id : enrolPeople.id,
    changes: [
      ...batch.trainings.map(({ idTraining, title }) =>
        enrolledChange(`${title}: ${counts.get(idTraining) ?? 0}`, isEnding),
      ),
      ...(batch.due_at === null ? [] : [{ field: 'due', before: '', after: formatDate(batch.due_at) }]),
    ],
    reason: batch.reason,
    now,
  });
}

/** Says in the log which enrolments came or went. */
const enrolledChange = (text: string, isEnding: boolean) => ({
  field: 'enrolled',
  before: isEnding ? text : '',
  after: isEnding ? '' : text,
});

/** Ends an undo, also one that was stopped, and writes into the log how many enrolments it has ended or restored. */
export async function finishUndo(
  db: TenantDb,
  job: AdminJobRow,
  batch: EnrolmentBatchRow,
  state: 'done' | 'undone',
  now: Date,
): Promise<void> {
  const isEnding = batch.kind === 'end';
  const undone = await countsOf(db, batch.id_batch, isEnding ? 'restored' : 'undone');
  await enrolmentBatches(db).setState(batch.id_batch, state);
  await recordAct(db, {
    ...actorOf(job),
    act: undoEnrolmentBatch.id,
    changes: batch.trainings.map(({ idTraining, title }) =>
      enrolledChange(`${title}: ${undone.get(idTraining) ?? 0}`, !isEnding),
    ),
    now,
  });
}

async function countsOf(db: TenantDb, idBatch: number, wanted: BatchOutcome): Promise<ReadonlyMap<number, number>> {
  const counts = await enrolmentBatches(db).counts(idBatch);
  return new Map(
    counts.filter(({ outcome }) => outcome === wanted).map(({ id_node, rows }) => [id_node, Number(rows)]),
  );
}

function actorOf(job: AdminJobRow) {
  return {
    idActor: job.id_actor,
    actorName: job.actor_name,
    requestId: job.request_id,
    address: job.address,
  };
}
