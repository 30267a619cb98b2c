import type { Selectable } from 'kysely';
import type { EnrollmentRequestsTable, TeamMeetingsTable } from '../learning.tables.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { TeamRow } from '../core/course.rules.ts';
import { seatsLeft } from '../core/seats.rules.ts';
import { isOffered, isOpenNow } from '../training-tree/offered-class.repository.ts';

export type MeetingRow = Selectable<TeamMeetingsTable>;

/** Request for a class, as the class shows it to the person. */
export type ClassRequest = Pick<Selectable<EnrollmentRequestsTable>, 'status' | 'status_date' | 'reason'>;

/** Repository of classes. */
export function teams(db: TenantDb) {
  const ofTenant = () => db.selectFrom('teams').selectAll();

  const changeSeats = (idTeam: number, by: number) =>
    db
      .updateTable('teams')
      .set((set) => ({ seats_taken: set.fn<number>('greatest', [set('seats_taken', '+', by), set.val(0)]) }))
      .where('id_team', '=', idTeam)
      .execute();

  return {
    find: (idTeam: number) => ofTenant().where('id_team', '=', idTeam).executeTakeFirst(),

    /** Returns the class and locks it until the transaction ends, so that nobody takes a seat meanwhile. */
    lock: (idTeam: number): Promise<TeamRow> =>
      ofTenant().where('id_team', '=', idTeam).forUpdate().executeTakeFirstOrThrow(),

    list(ids: readonly number[]): Promise<TeamRow[]> {
      return ids.length === 0
        ? Promise.resolve([])
        : ofTenant()
            .where('id_team', 'in', [...ids])
            .execute();
    },

    /** Returns the classes that the person is or was in, of these nodes. */
    async ofPerson(idUser: number, idNodes: readonly number[]): Promise<TeamRow[]> {
      if (idNodes.length === 0) return [];
      return ofTenant()
        .where('id_team', 'in', (eb) =>
          eb
            .selectFrom('enrollments as e')
            .select('e.id_team')
            .$narrowType<{ id_team: number }>()
            .where('e.id_user', '=', idUser)
            .where('e.id_node', 'in', [...idNodes])
            .where('e.id_team', 'is not', null),
        )
        .execute();
    },

    ofNode(idNode: number, { limit, notEndedAt }: { limit: number; notEndedAt: Date | null }): Promise<TeamRow[]> {
      return ofTenant()
        .where('id_node', '=', idNode)
        .$if(notEndedAt !== null, (query) => query.where(isOffered('teams', notEndedAt ?? new Date(0))))
        .orderBy('initial_date')
        .orderBy('name')
        .limit(limit)
        .execute();
    },

    /** Returns those nodes that have a class with open enrolment. */
    async nodesWithAvailable(idNodes: readonly number[], now: Date): Promise<ReadonlySet<number>> {
      if (idNodes.length === 0) return new Set();
      const rows = await db
        .selectFrom('teams')
        .select('id_node')
        .distinct()
        .where('id_node', 'in', [...idNodes])
        .where(isOpenNow('teams', now))
        .where((where) => where.or([where('capacity', 'is', null), where('seats_taken', '<', where.ref('capacity'))]))
        .execute();
      return new Set(rows.map((row) => row.id_node));
    },

    async meetingsOf(idTeams: readonly number[]): Promise<ReadonlyMap<number, MeetingRow[]>> {
      if (idTeams.length === 0) return new Map();
      const rows = await db
        .selectFrom('team_meetings')
        .selectAll()
        .where('id_team', 'in', [...idTeams])
        .orderBy('position')
        .execute();
      return Map.groupBy(rows, (row) => row.id_team);
    },

    /** Takes a free seat in one statement, so that of two people who want the last one, one gets it (decision 33). */
    async reserveSeat(idTeam: number): Promise<boolean> {
      const reserved = await db
        .updateTable('teams')
        .set((set) => ({ seats_taken: set('seats_taken', '+', 1) }))
        .where('id_team', '=', idTeam)
        .where((where) => where.or([where('capacity', 'is', null), where('seats_taken', '<', where.ref('capacity'))]))
        .returning('id_team')
        .executeTakeFirst();
      return reserved !== undefined;
    },

    /** Takes up to this many free seats and returns how many were free. The class is locked until the transaction ends. */
    async reserveSeats(idTeam: number, wanted: number): Promise<number> {
      const team = await this.lock(idTeam);
      const seats = Math.min(wanted, seatsLeft(team) ?? wanted);
      if (seats > 0) await changeSeats(idTeam, seats);
      return seats;
    },

    /** Gives back seats of enrolments that were ended. */
    async releaseSeats(idTeam: number, seats: number): Promise<void> {
      await changeSeats(idTeam, -seats);
    },

    /** Returns the person's newest request for each of the classes that they have requested. */
    async latestRequestsOf(idUser: number, idTeams: readonly number[]): Promise<ReadonlyMap<number, ClassRequest>> {
      if (idTeams.length === 0) return new Map();
      const rows = await db
        .selectFrom('enrollment_requests')
        .select(['id_team', 'status', 'status_date', 'reason'])
        .where('id_user', '=', idUser)
        .where('id_team', 'in', [...idTeams])
        .orderBy('creation_date')
        .orderBy('id_enrollment_request')
        .execute();
      return new Map(rows.map((row) => [row.id_team, row]));
    },

    /** Returns null when the person already waits for this class. */
    async addRequest(idUser: number, idTeam: number, now: Date): Promise<number | null> {
      const added = await db
        .insertInto('enrollment_requests')
        .values({
          id_user: idUser,
          id_team: idTeam,
          id_enrollment: null,
          status: 'PENDING',
          creation_date: now,
          status_date: null,
        })
        .onConflict((conflict) => conflict.columns(['id_user', 'id_team']).where('status', '=', 'PENDING').doNothing())
        .returning('id_enrollment_request')
        .executeTakeFirst();
      return added?.id_enrollment_request ?? null;
    },
  };
}
