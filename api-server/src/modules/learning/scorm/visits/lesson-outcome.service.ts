import { isDone } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../../platform/database/tenant-db.adapter.ts';
import { countedOutcome } from '../core/counted-attempt.rules.ts';
import { scoAttempts } from '../core/sco-attempt.repository.ts';
import type { ScoEnrollmentRow } from '../core/sco-enrollment.repository.ts';
import { better, outcomeOf } from '../core/sco-outcome.rules.ts';
import type { Cmi, Outcome } from '../core/sco-outcome.rules.ts';
import type { CommittedSco } from '../core/committed-visit.repository.ts';

/** Returns the result of a lesson after a report: by the policy of its package over all attempts, this one included. */
export async function outcomeAfter(
  db: TenantDb,
  { row, lesson, isNewest }: { row: ScoEnrollmentRow; lesson: CommittedSco; isNewest: boolean },
  reported: Outcome,
): Promise<Outcome> {
  const { sco, version, countedAttempt, sequencing } = lesson;
  if (countedAttempt === 'best' || sequencing.is_sequenced) {
    // An older report that arrives late counts only if it completes the lesson.
    return isNewest || isDone(reported.status) ? better(row, reported) : { status: row.status, grade: row.grade };
  }
  if (!isNewest) return { status: row.status, grade: row.grade };
  const [first, ...others] = await scoAttempts(db).ofLesson(row.id_sco_enrollment);
  // `commitSco` writes it from names and texts.
  const before = outcomeOf(version, JSON.parse(row.cmi) as Cmi, sco, false);
  const current = better(before, reported);
  return countedOutcome(first ? [first, ...others, current] : [current], countedAttempt, sco.mastery_score);
}
