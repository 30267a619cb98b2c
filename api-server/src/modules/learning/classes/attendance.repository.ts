import type { AttendanceState } from '@shared-kit/contracts/admin';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { folded, people } from '../../identity/index.ts';
import type { AttendanceCounts } from './attendance-result.rules.ts';
import type { ClassAttendancesTable } from '../learning.tables.ts';

export type AttendanceRow = Selectable<ClassAttendancesTable>;

/** Person of a class. */
export interface ClassMember {
  readonly idUser: number;
  readonly name: string;
  readonly username: string;
  readonly department: string;
}

/** Mark to write: what it says, and the number of the change. */
export interface WrittenMark {
  readonly idUser: number;
  readonly state: AttendanceState | null;
  readonly note: string;
  readonly version: number;
}

/** Repository of who was at the meetings of classes. */
export function attendances(db: TenantDb) {
  const members = (idTeam: number) =>
    db
      .selectFrom(people(db).as('u'))
      .select(['u.id_user as idUser', 'u.name', 'u.username', 'u.department'])
      .where(({ or, and, eb, exists, selectFrom }) =>
        or([
          and([eb('u.active', '=', true), eb('u.id_user', 'in', currentPeople(db, idTeam))]),
          exists(
            selectFrom('class_attendances as a')
              .select('a.id_user')
              .where('a.id_team', '=', idTeam)
              .whereRef('a.id_user', '=', 'u.id_user'),
          ),
        ]),
      );

  return {
    /**
     * Locks the list of a meeting until the transaction ends. Whoever marks people or deletes the meeting does so first,
     * so that marks are compared and written one call after the other.
     */
    async lock(idMeeting: number): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtext('attendance'), ${idMeeting})`.execute(db);
    },

    /** Returns the people who are in the class, and those who have left it with a mark, by name. */
    members: (idTeam: number, limit: number): Promise<ClassMember[]> =>
      members(idTeam).orderBy(folded('u.name')).orderBy('u.id_user').limit(limit).execute(),

    /** Returns those of the people who are in the class. */
    membersAmong: (idTeam: number, idUsers: readonly number[]): Promise<ClassMember[]> =>
      members(idTeam)
        .where(sql<boolean>`u.id_user = any(${[...idUsers]}::integer[])`)
        .execute(),

    /** Returns how many people are in the list, and how many of them are marked as present at a meeting. */
    async counts(idTeam: number, idMeeting: number): Promise<{ people: number; present: number }> {
      const { total, present } = await db
        .selectFrom(members(idTeam).as('m'))
        .leftJoin('class_attendances as a', (join) =>
          join.onRef('a.id_user', '=', 'm.idUser').on('a.id_meeting', '=', idMeeting).on('a.state', '=', 'PRESENT'),
        )
        .select(({ fn }) => [fn.countAll().as('total'), fn.count('a.id_user').as('present')])
        .executeTakeFirstOrThrow();
      return { people: Number(total), present: Number(present) };
    },

    /** Returns the marks of a meeting, by person. */
    async ofMeeting(idMeeting: number): Promise<ReadonlyMap<number, AttendanceRow>> {
      const rows = await db.selectFrom('class_attendances').selectAll().where('id_meeting', '=', idMeeting).execute();
      return new Map(rows.map((row) => [row.id_user, row]));
    },

    /** Returns at how many meetings of a class each person is marked as what. */
    async totals(idTeam: number): Promise<ReadonlyMap<number, AttendanceCounts>> {
      const rows = await db
        .selectFrom('class_attendances')
        .select(['id_user', 'state', ({ fn }) => fn.countAll().as('count')])
        .where('id_team', '=', idTeam)
        .groupBy(['id_user', 'state'])
        .execute();
      const countOf = (ofPerson: typeof rows, wanted: AttendanceState) =>
        Number(ofPerson.find(({ state }) => state === wanted)?.count ?? 0);
      return new Map(
        [...Map.groupBy(rows, ({ id_user }) => id_user)].map(([idUser, ofPerson]) => [
          idUser,
          {
            present: countOf(ofPerson, 'PRESENT'),
            absent: countOf(ofPerson, 'ABSENT'),
            justified: countOf(ofPerson, 'JUSTIFIED'),
          },
        ]),
      );
    },

    /** Returns those of the meetings at which somebody is marked. */
    async attended(idMeetings: readonly number[]): Promise<ReadonlySet<number>> {
      if (idMeetings.length === 0) return new Set();
      const rows = await db
        .selectFrom('class_attendances')
        .select('id_meeting')
        .distinct()
        .where('id_meeting', 'in', [...idMeetings])
        .execute();
      return new Set(rows.map(({ id_meeting }) => id_meeting));
    },

    async write(
      meeting: Pick<AttendanceRow, 'id_team' | 'id_meeting'>,
      marks: readonly WrittenMark[],
      by: Pick<AttendanceRow, 'how' | 'marked_by' | 'marked_at'>,
    ): Promise<void> {
      if (marks.length === 0) return;
      const { id_team, id_meeting } = meeting;
      const rows = marks.map(({ idUser, ...mark }) => ({ id_team, id_meeting, id_user: idUser, ...mark, ...by }));
      await db
        .insertInto('class_attendances')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['id_meeting', 'id_user']).doUpdateSet(({ ref }) => ({
            state: ref('excluded.state'),
            note: ref('excluded.note'),
            how: ref('excluded.how'),
            marked_by: ref('excluded.marked_by'),
            marked_at: ref('excluded.marked_at'),
            version: ref('excluded.version'),
          })),
        )
        .execute();
    },
  };
}

/** Selects the ids of the people who have an enrolment in the class that nobody has cancelled. */
function currentPeople(db: TenantDb, idTeam: number) {
  return db
    .selectFrom('enrollments as e')
    .select('e.id_user')
    .where('e.id_team', '=', idTeam)
    .where(isCurrentEnrollment(db));
}

/** Condition of an enrolment `e` that nobody has cancelled. */
export function isCurrentEnrollment(db: TenantDb) {
  return sql<boolean>`not exists (${db
    .selectFrom('enrollment_removals as r')
    .select('r.id_enrollment')
    .where(sql<boolean>`r.id_enrollment = e.id_enrollment`)})`;
}
