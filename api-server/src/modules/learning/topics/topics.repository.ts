import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

/** Repository of the available topics and of those that people have chosen. */
export function topics(db: TenantDb) {
  return {
    /** Returns every tag of the trainings that people can find, in alphabetical order. */
    async all(): Promise<string[]> {
      const rows = await db
        .selectFrom('node_tags as t')
        .innerJoin('nodes as n', (join) => join.onRef('n.id_node', '=', 't.id_node'))
        .select('t.tag')
        .distinct()
        .where('n.status', '=', 'PUBLISHED')
        .where('n.active', '=', true)
        .where('n.visibility', '=', true)
        .execute();
      return inOrder(rows);
    },

    async of(idUser: number): Promise<string[]> {
      return inOrder(await db.selectFrom('user_topics').select('tag').where('id_user', '=', idUser).execute());
    },

    /** Replaces the person's topics. */
    async save(idUser: number, tags: readonly string[]): Promise<void> {
      await db.deleteFrom('user_topics').where('id_user', '=', idUser).execute();
      if (tags.length === 0) return;
      await db
        .insertInto('user_topics')
        .values(tags.map((tag) => ({ id_user: idUser, tag })))
        // Two tabs may save the same topic concurrently.
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}

function inOrder(rows: readonly { tag: string }[]): string[] {
  return rows.map(({ tag }) => tag).toSorted((a, b) => a.localeCompare(b, 'pt-BR'));
}
