import { UNDO_HOURS, batchOutcomes } from '@shared-kit/contracts/admin';
import type { BatchOutcome, EnrolmentBatch } from '@shared-kit/contracts/admin';
import { HOUR_MS, toMoment } from '@shared-kit/contracts/calendar';
import type { BatchTraining } from '../admin.tables.ts';
import type { AdminJobRow } from '../jobs/admin-jobs.repository.ts';
import { presentJob } from '../jobs/job.presenter.ts';
import type { EnrolmentBatchRow } from './enrolment-batches.repository.ts';

export interface OutcomeCount {
  readonly id_node: number;
  readonly outcome: BatchOutcome;
  readonly rows: string | number | bigint;
}

/** Returns until when a batch can be undone; null when it cannot. */
export function undoUntil({ state, finished_at }: EnrolmentBatchRow, now: Date): Date | null {
  if (state !== 'done' || finished_at === null) return null;
  const until = new Date(finished_at.getTime() + UNDO_HOURS * HOUR_MS);
  return until > now ? until : null;
}

export function presentBatch(
  row: EnrolmentBatchRow,
  {
    counts,
    job,
    now,
  }: { readonly counts: readonly OutcomeCount[]; readonly job: AdminJobRow | undefined; readonly now: Date },
): EnrolmentBatch {
  const until = undoUntil(row, now);
  return {
    idBatch: row.id_batch,
    kind: row.kind,
    state: row.state,
    actorName: row.actor_name,
    createdAt: toMoment(row.created_at),
    people: row.people.length,
    dueAt: row.due_at && toMoment(row.due_at),
    reason: row.reason,
    trainings: row.trainings.map((training) => ({
      idTraining: training.idTraining,
      title: training.title,
      className: training.className,
      counts: countsOf(row, training, counts),
    })),
    undoUntil: until && toMoment(until),
    job: job ? presentJob(job) : null,
  };
}

/** Counts what became of everybody in a training. People who were removed from the company have no row any more. */
function countsOf(row: EnrolmentBatchRow, { idTraining, enrolments }: BatchTraining, counts: readonly OutcomeCount[]) {
  const found = Object.fromEntries(batchOutcomes.map((outcome) => [outcome, 0])) as Record<BatchOutcome, number>;
  for (const { id_node, outcome, rows } of counts) if (id_node === idTraining) found[outcome] += Number(rows);
  if (row.state === 'enrolling' || row.state === 'ending') return found;
  const accounted = Object.values(found).reduce((sum, count) => sum + count, 0);
  return { ...found, gone: found.gone + Math.max(0, (enrolments ?? row.people.length) - accounted) };
}
