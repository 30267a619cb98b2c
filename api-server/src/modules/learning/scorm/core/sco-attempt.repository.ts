import type { Selectable } from 'kysely';
import type { TenantDb } from '../../../../platform/database/tenant-db.adapter.ts';
import type { ScoAttemptsTable } from '../../learning.tables.ts';
import type { ScoEnrollmentRow } from './sco-enrollment.repository.ts';

export type ScoAttemptRow = Selectable<ScoAttemptsTable>;

/** Repository of the attempts on lessons that have ended. */
export function scoAttempts(db: TenantDb) {
  return {
    /** Attempts on a lesson that have ended, the oldest first. */
    ofLesson: (idScoEnrollment: number): Promise<ScoAttemptRow[]> =>
      db
        .selectFrom('sco_attempts')
        .selectAll()
        .where('id_sco_enrollment', '=', idScoEnrollment)
        .orderBy('attempt')
        .execute(),

    add: (row: ScoEnrollmentRow, outcome: Pick<ScoEnrollmentRow, 'status' | 'grade'>, now: Date) =>
      db
        .insertInto('sco_attempts')
        .values({
          id_sco_enrollment: row.id_sco_enrollment,
          attempt: row.attempt,
          package_version: row.package_version,
          ...outcome,
          attempt_time: row.attempt_time,
          cmi: row.cmi,
          ended_at: now,
        })
        .execute(),
  };
}
