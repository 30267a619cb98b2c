import type { EnrolmentRefusals, EnrolmentSource, EnrolmentState } from '@shared-kit/contracts/admin';
import { toMoment } from '@shared-kit/contracts/calendar';
import type { AssignmentOutcome } from '../../learning/index.ts';

interface EnrolmentRow {
  readonly id_enrollment: number;
  readonly state: EnrolmentState;
  readonly progress: number;
  readonly enrolled_at: Date;
  readonly finish_date: Date | null;
  readonly due_at: Date | null;
  readonly reason: string | null;
  readonly assigned_by: string | null;
  readonly id_rule: number | null;
  readonly was_requested: boolean;
  readonly removed_at: Date | null;
  readonly removed_by: string | null;
}

export function presentEnrolment(row: EnrolmentRow) {
  const momentOrNull = (date: Date | null) => (date === null ? null : toMoment(date));
  return {
    idEnrolment: row.id_enrollment,
    state: row.state,
    progress: row.progress,
    enrolledAt: toMoment(row.enrolled_at),
    dueAt: momentOrNull(row.due_at),
    finishedAt: momentOrNull(row.finish_date),
    source: sourceOf(row),
    removed: row.removed_at === null ? null : { by: row.removed_by ?? '', at: toMoment(row.removed_at) },
  };
}

function sourceOf({ assigned_by: name, id_rule: idRule, reason, was_requested }: EnrolmentRow): EnrolmentSource {
  if (name === null) return { kind: was_requested ? 'request' : 'other' };
  if (idRule === null) return { kind: 'administration', name, reason: reason ?? '' };
  return { kind: 'rule', idRule, name, reason: reason ?? '' };
}

/** Returns the numbers of an assignment. */
export function presentOutcome(idTraining: number, { title, enrolled, obstacles }: AssignmentOutcome) {
  return { idTraining, title, enrolled: enrolled.length, refused: countRefusals(obstacles.values()) };
}

/** Counts causes why people are not enrolled. */
export function countRefusals(obstacles: Iterable<keyof EnrolmentRefusals>): EnrolmentRefusals {
  const counts = { inactive: 0, already: 0, removed: 0, restricted: 0, prerequisite: 0, 'no-seat': 0 };
  for (const obstacle of obstacles) counts[obstacle] += 1;
  return counts;
}
