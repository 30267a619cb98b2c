import { sql } from 'kysely';
import type { EnrollmentStatus } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { teams } from '../classes/team.repository.ts';
import { waitingLists } from '../classes/waiting-list.repository.ts';
import { lockWaitingLists } from './waiting-list.service.ts';

/**
 * Restores enrolments that were ended, with the status and the end of before, and takes their seats again. Returns the
 * ids of those that were restored, and of those whose seat somebody else has now. An enrolment that changed after it was
 * ended stays as it is, and so does one whose person was enrolled in the training again.
 */
export async function restoreEnrollments(
  db: TenantDb,
  idEnrollments: readonly number[],
): Promise<{ readonly restored: readonly number[]; readonly withoutSeat: readonly number[] }> {
  const touched = await endedAmong(db, idEnrollments).select(['e.id_team', 'e.id_user']).execute();
  const idTeams = [...new Set(touched.flatMap(({ id_team }) => id_team ?? []))];
  // First the lists, then the people, the enrolments and the seats: the order in which everybody locks them.
  await lockWaitingLists(
    db,
    idTeams,
    touched.map(({ id_user }) => id_user),
  );
  const rows = await endedAmong(db, idEnrollments)
    .select(['e.id_enrollment', 'e.id_user', 'e.id_team'])
    .orderBy('e.id_enrollment')
    .forUpdate('e')
    .execute();
  const free: typeof rows = [];
  for (const [idTeam, ended] of [...Map.groupBy(rows, ({ id_team }) => id_team)].toSorted(
    ([a], [b]) => (a ?? 0) - (b ?? 0),
  ))
    free.push(...(idTeam === null ? ended : ended.slice(0, await teams(db).reserveSeats(idTeam, ended.length))));
  const restored = free.map(({ id_enrollment }) => id_enrollment);
  await writeBack(db, restored);
  for (const [idTeam, people] of Map.groupBy(free, ({ id_team }) => id_team))
    if (idTeam !== null)
      await waitingLists(db).remove(
        idTeam,
        people.map(({ id_user }) => id_user),
      );
  const isRestored = new Set(restored);
  return {
    restored,
    withoutSeat: rows.flatMap(({ id_enrollment }) => (isRestored.has(id_enrollment) ? [] : [id_enrollment])),
  };
}

/** Selects those of the enrolments that can be restored. */
function endedAmong(db: TenantDb, idEnrollments: readonly number[]) {
  return db
    .selectFrom('enrollments as e')
    .innerJoin('enrollment_removals as r', 'r.id_enrollment', 'e.id_enrollment')
    .where(sql<boolean>`e.id_enrollment = any(${[...idEnrollments]}::integer[])`)
    .where('e.status', '=', 'EXPIRED')
    .where('r.status_before', 'is not', null)
    .whereRef('e.expires_at', '=', 'r.removed_at')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('enrollments as newer')
            .select('newer.id_enrollment')
            .whereRef('newer.id_user', '=', 'e.id_user')
            .whereRef('newer.id_node', '=', 'e.id_node')
            .whereRef('newer.id_enrollment', '>', 'e.id_enrollment'),
        ),
      ),
    );
}

async function writeBack(db: TenantDb, idEnrollments: readonly number[]): Promise<void> {
  if (idEnrollments.length === 0) return;
  const removals = db
    .selectFrom('enrollment_removals as r')
    .whereRef('r.id_enrollment', '=', sql.ref('enrollments.id_enrollment'));
  await db
    .updateTable('enrollments')
    .set({
      // `endedAmong` selects only removals with a status.
      status: sql<EnrollmentStatus>`(${removals.select('r.status_before')})`,
      expires_at: removals.select('r.expires_before'),
    })
    .where('id_enrollment', 'in', [...idEnrollments])
    .execute();
  await db
    .deleteFrom('enrollment_removals')
    .where('id_enrollment', 'in', [...idEnrollments])
    .execute();
}
