import type { TenantDb } from '../../../../platform/database/tenant-db.adapter.ts';
import { scoAttempts } from './sco-attempt.repository.ts';
import { LAST_COMMIT, scoEnrollments, scoVisits } from './sco-enrollment.repository.ts';
import type { ScoEnrollmentRow, ScoVisitRow } from './sco-enrollment.repository.ts';
import { outcomeOf } from './sco-outcome.rules.ts';
import type { Cmi, Outcome } from './sco-outcome.rules.ts';
import { scosOfVisits } from './visited-sco.repository.ts';

/**
 * Ends the attempt on a lesson and empties its data for the next one. The attempt stays in the history, with its own
 * result. What visits of earlier attempts still send, no longer counts.
 */
export async function beginLessonAttempt(db: TenantDb, row: ScoEnrollmentRow, now: Date): Promise<ScoEnrollmentRow> {
  const last = await scoVisits(db).lastOf(row.id_sco_enrollment);
  const hasEnded = last !== undefined;
  if (hasEnded) await scoAttempts(db).add(row, await outcomeOfAttempt(db, row, last), now);
  return scoEnrollments(db).change(row.id_sco_enrollment, {
    cmi: '{}',
    attempt: hasEnded ? row.attempt + 1 : row.attempt,
    attempt_time: 0,
    last_visit: Math.max(row.last_visit, last?.id_sco_visit ?? 0),
    last_sequence: LAST_COMMIT,
  });
}

/** Returns what the attempt has reached by itself; the row has what counts of all attempts. */
export async function outcomeOfAttempt(db: TenantDb, row: ScoEnrollmentRow, last: ScoVisitRow): Promise<Outcome> {
  const { sco, version } = await scosOfVisits(db).find(row.id_sco);
  if (sco.sco_type === 'asset') return { status: sco.is_tracked ? 'COMPLETED' : 'IN_PROGRESS', grade: null };
  // `commitSco` writes it from names and texts.
  return outcomeOf(version, JSON.parse(row.cmi) as Cmi, sco, last.terminated_at !== null);
}
