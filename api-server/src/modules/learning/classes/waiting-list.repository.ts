import { sql } from 'kysely';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

/** Person in the waiting list of a class. */
export interface WaitingPerson {
  readonly idUser: number;
  readonly joinedAt: Date;
}

/** Repository of the people who wait for a seat in a class. */
export function waitingLists(db: TenantDb) {
  return {
    /**
     * Locks the lists of classes until the transaction ends. Whoever changes a list or frees a seat does so first, before
     * people, enrolments and seats, so that a list is read once and nobody waits for each other.
     */
    async lock(idTeams: readonly number[]): Promise<void> {
      for (const idTeam of [...new Set(idTeams)].toSorted((a, b) => a - b))
        await sql`select pg_advisory_xact_lock(hashtext('waiting list'), ${idTeam})`.execute(db);
    },

    /** Returns the people of a list in their order. */
    async people(idTeam: number): Promise<WaitingPerson[]> {
      const rows = await db
        .selectFrom('class_waits')
        .select(['id_user', 'joined_at'])
        .where('id_team', '=', idTeam)
        .orderBy('place')
        .orderBy('id_wait')
        .execute();
      return rows.map(({ id_user: idUser, joined_at: joinedAt }) => ({ idUser, joinedAt }));
    },

    /** Returns the ids of everybody in the lists, to lock them. */
    async idsIn(idTeams: readonly number[]): Promise<number[]> {
      if (idTeams.length === 0) return [];
      const rows = await db
        .selectFrom('class_waits')
        .select('id_user')
        .distinct()
        .where('id_team', 'in', [...idTeams])
        .execute();
      return rows.map(({ id_user }) => id_user);
    },

    /** Returns the place of a person in the lists of classes, from 1, by class. */
    async placesOf(idUser: number, idTeams: readonly number[]): Promise<ReadonlyMap<number, number>> {
      if (idTeams.length === 0) return new Map();
      const rows = await db
        .selectFrom('class_waits as own')
        .innerJoin('class_waits as w', (join) =>
          join
            .onRef('w.id_team', '=', 'own.id_team')
            .on(sql<boolean>`(w.place, w.id_wait) <= (own.place, own.id_wait)`),
        )
        .select(({ fn }) => ['own.id_team', fn.countAll().as('place')])
        .where('own.id_user', '=', idUser)
        .where('own.id_team', 'in', [...idTeams])
        .groupBy('own.id_team')
        .execute();
      return new Map(rows.map(({ id_team, place }) => [id_team, Number(place)]));
    },

    /** Puts a person at the end of a list. Somebody who is in it stays where they are. */
    async add(idTeam: number, idUser: number, now: Date): Promise<void> {
      const { last } = await db
        .selectFrom('class_waits')
        .select(({ fn }) => fn.max('place').as('last'))
        .where('id_team', '=', idTeam)
        .executeTakeFirstOrThrow();
      await db
        .insertInto('class_waits')
        .values({ id_team: idTeam, id_user: idUser, place: Number(last ?? 0) + 1, joined_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    /** Returns whether the person was in the list. */
    async remove(idTeam: number, idUsers: readonly number[]): Promise<boolean> {
      if (idUsers.length === 0) return false;
      const removed = await db
        .deleteFrom('class_waits')
        .where('id_team', '=', idTeam)
        .where('id_user', 'in', [...idUsers])
        .returning('id_user')
        .execute();
      return removed.length > 0;
    },

    /** Gives the people of a list these places. */
    async order(idTeam: number, idUsers: readonly number[]): Promise<void> {
      for (const [index, idUser] of idUsers.entries())
        await db
          .updateTable('class_waits')
          .set({ place: index + 1 })
          .where('id_team', '=', idTeam)
          .where('id_user', '=', idUser)
          .execute();
    },
  };
}
