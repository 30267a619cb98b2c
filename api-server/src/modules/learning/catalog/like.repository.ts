import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

export type LikedElement = 'NODE' | 'CONTENT';

export interface Likes {
  readonly likes: number;
  readonly liked: boolean;
}

export const noLikes: Likes = { likes: 0, liked: false };

/** Repository of one person's likes of nodes and contents. */
export function likes(db: TenantDb, idUser: number) {
  return {
    async of(element: LikedElement, ids: readonly number[]): Promise<ReadonlyMap<number, Likes>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom('like_counts as c')
        .leftJoin('learning_likes as own', (join) =>
          join
            .onRef('own.element_type', '=', 'c.element_type')
            .onRef('own.id_liked', '=', 'c.id_liked')
            .on('own.id_user', '=', idUser),
        )
        .select(['c.id_liked', 'c.likes', 'own.id_user'])
        .where('c.element_type', '=', element)
        .where('c.id_liked', 'in', [...ids])
        .where('c.likes', '>', 0)
        .execute();
      return new Map(rows.map((row) => [row.id_liked, { likes: row.likes, liked: row.id_user !== null }]));
    },

    async add(element: LikedElement, id: number, now: Date): Promise<void> {
      await db
        .insertInto('learning_likes')
        .values({ id_user: idUser, element_type: element, id_liked: id, liked_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async remove(element: LikedElement, id: number): Promise<void> {
      await db
        .deleteFrom('learning_likes')
        .where('id_user', '=', idUser)
        .where('element_type', '=', element)
        .where('id_liked', '=', id)
        .execute();
    },
  };
}
