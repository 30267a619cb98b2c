import type { Expression, SqlBool } from 'kysely';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { PeopleCondition } from '../administration/people-condition.types.ts';
import { people } from '../people.port.ts';

/** Block of a person, as moderators decide it. */
export interface PostingBlock {
  readonly reason: string;
  /** When it ends by itself; null when somebody has to lift it. */
  readonly until: Date | null;
  readonly blockedBy: string;
}

/** Repository of the people who may not comment, chat and upload at this moment. */
export function postingBlocks(db: TenantDb, now: Date) {
  const current = () =>
    db
      .selectFrom('posting_blocks as b')
      .where(({ eb, or }): Expression<SqlBool> => or([eb('b.until', 'is', null), eb('b.until', '>', now)]));

  return {
    find: (idUser: number) => current().selectAll('b').where('b.id_user', '=', idUser).executeTakeFirst(),

    /** Returns the blocked people in reach, newest block first. */
    within: (condition: PeopleCondition, limit: number) =>
      current()
        .innerJoin(people(db).as('u'), 'u.id_user', 'b.id_user')
        .select(['b.id_user', 'b.reason', 'b.until', 'b.blocked_by', 'b.blocked_at'])
        .select(['u.name', 'u.department', 'u.photo'])
        .where(({ ref }) => condition({ idUser: ref('u.id_user'), department: ref('u.department') }))
        .orderBy('b.blocked_at', 'desc')
        .orderBy('b.id_user')
        .limit(limit)
        .execute(),

    /** Blocks a person, or replaces their block. */
    async set(idUser: number, { reason, until, blockedBy }: PostingBlock): Promise<void> {
      const fields = { reason, until, blocked_by: blockedBy, blocked_at: now };
      await db
        .insertInto('posting_blocks')
        .values({ id_user: idUser, ...fields })
        .onConflict((conflict) => conflict.columns(['id_user']).doUpdateSet(fields))
        .execute();
    },

    async lift(idUser: number): Promise<void> {
      await db.deleteFrom('posting_blocks').where('id_user', '=', idUser).execute();
    },
  };
}

export type BlockedPerson = Awaited<ReturnType<ReturnType<typeof postingBlocks>['within']>>[number];
