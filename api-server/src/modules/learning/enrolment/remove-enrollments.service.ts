import { sql } from 'kysely';
import { isDone } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { Mail } from '../../../platform/mail/mail.port.ts';
import { lockPeople } from '../../identity/index.ts';
import { teams } from '../classes/team.repository.ts';
import { admitWaiting, lockWaitingLists } from './waiting-list.service.ts';

interface Removal {
  readonly idEnrollments: readonly number[];
  readonly removedBy: string;
  readonly reason: string;
  /** Rule that ends them because the people no longer meet it. */
  readonly idRule?: number;
  /** Leaves enrolments that their people have begun. */
  readonly isOnlyUntouched?: boolean;
  readonly now: Date;
}

/** Enrolments of one step: each statement of a step has a bounded number of rows. */
const STEP = 1000;

/**
 * Ends enrolments that are not done, gives their seats to the people who wait for them and notes who ended them. Progress
 * and history stay. Returns the ids of those that were ended, and the mails for the people who got a seat; done ones and
 * those that somebody ended before stay as they are.
 */
export async function removeEnrollments(
  db: TenantDb,
  removal: Removal,
): Promise<{ readonly ended: readonly number[]; readonly mails: readonly Mail[] }> {
  const { idTeams, idUsers } = await touchedBy(db, removal.idEnrollments);
  // Everybody of a small removal is locked at once, in the order of their ids, like everywhere else.
  await lockWaitingLists(db, idTeams, removal.idEnrollments.length > STEP ? [] : idUsers);
  const ended: number[] = [];
  for (let start = 0; start < removal.idEnrollments.length; start += STEP)
    ended.push(
      ...(await removeStep(db, { ...removal, idEnrollments: removal.idEnrollments.slice(start, start + STEP) })),
    );
  const mails: Mail[] = [];
  if (ended.length > 0) for (const idTeam of idTeams) mails.push(...(await admitWaiting(db, idTeam, removal.now)));
  return { ended, mails };
}

/** Returns the classes of enrolments in ascending order, and their people. */
async function touchedBy(
  db: TenantDb,
  idEnrollments: readonly number[],
): Promise<{ readonly idTeams: readonly number[]; readonly idUsers: readonly number[] }> {
  if (idEnrollments.length === 0) return { idTeams: [], idUsers: [] };
  const rows = await db
    .selectFrom('enrollments')
    .select(['id_team', 'id_user'])
    .distinct()
    .where(sql<boolean>`id_enrollment = any(${`{${idEnrollments.join(',')}}`}::integer[])`)
    .orderBy('id_team')
    .execute();
  return {
    idTeams: [...new Set(rows.flatMap(({ id_team }) => id_team ?? []))],
    idUsers: rows.map(({ id_user }) => id_user),
  };
}

async function removeStep(
  db: TenantDb,
  { idEnrollments, removedBy, reason, idRule, isOnlyUntouched, now }: Removal,
): Promise<number[]> {
  const chosen = db.selectFrom('enrollments').where('id_enrollment', 'in', [...idEnrollments]);
  // First the people, then the enrolments and the seats: the order in which everybody locks them.
  await lockPeople(
    db,
    (await chosen.select('id_user').execute()).map(({ id_user }) => id_user),
  );
  const rows = await chosen
    .select(['id_enrollment', 'id_team', 'status', 'expires_at'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('enrollment_removals as r')
            .select('r.id_enrollment')
            .whereRef('r.id_enrollment', '=', 'enrollments.id_enrollment'),
        ),
      ),
    )
    .orderBy('id_enrollment')
    .forUpdate()
    .execute();
  const open = rows.filter(({ status }) => (isOnlyUntouched ? status === 'NOT_ATTEMPTED' : !isDone(status)));
  const ids = open.map(({ id_enrollment }) => id_enrollment);
  if (ids.length === 0) return [];
  await db
    .updateTable('enrollments')
    .set({ status: 'EXPIRED', expires_at: now })
    .where('id_enrollment', 'in', ids)
    .execute();
  await db
    .insertInto('enrollment_removals')
    .values(
      open.map(({ id_enrollment, status, expires_at }) => ({
        id_enrollment,
        removed_by: removedBy,
        reason,
        id_rule: idRule ?? null,
        removed_at: now,
        status_before: status,
        expires_before: expires_at,
      })),
    )
    .execute();
  for (const [idTeam, ended] of [...Map.groupBy(open, ({ id_team }) => id_team)].toSorted(byTeam))
    if (idTeam !== null) await teams(db).releaseSeats(idTeam, ended.length);
  return ids;
}

/** Locks classes in ascending order. */
function byTeam([a]: readonly [number | null, unknown], [b]: readonly [number | null, unknown]): number {
  return (a ?? 0) - (b ?? 0);
}
