import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';

export function contentVotes(db: TenantDb) {
  return {
    /** Adds a vote. Returns false when the person has voted for the item before. */
    async add(vote: { idUser: number; idContentItem: number; vote: number; now: Date }): Promise<boolean> {
      const row = await db
        .insertInto('content_votes')
        .values({
          id_user: vote.idUser,
          id_content_item: vote.idContentItem,
          vote: vote.vote,
          voted_at: vote.now,
        })
        .onConflict((conflict) => conflict.columns(['id_user', 'id_content_item']).doNothing())
        .returning('vote')
        .executeTakeFirst();
      return row !== undefined;
    },

    async of(idUser: number, idContentItem: number): Promise<number | undefined> {
      const row = await db
        .selectFrom('content_votes')
        .select('vote')
        .where('id_user', '=', idUser)
        .where('id_content_item', '=', idContentItem)
        .executeTakeFirst();
      return row?.vote;
    },
  };
}
