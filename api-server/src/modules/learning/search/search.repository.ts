import { sql } from 'kysely';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { NodeRow } from '../core/course.rules.ts';
import type { Viewer } from '../core/viewer.rules.ts';
import { isOpenTo } from '../training-tree/open-to.repository.ts';

const pattern = (word: string): string => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;

/**
 * Repository of the catalogs and trainings that a person can find: listed ones and their own, never restricted ones.
 */
export function searchableNodes(db: TenantDb, { idUser, department }: Viewer) {
  const matches = (words: readonly string[]) =>
    db
      .selectFrom('nodes as n')
      .leftJoin('nodes as above', (join) => join.onRef('above.id_node', '=', 'n.id_parent'))
      .where('n.is_home', '=', false)
      .where('n.status', '=', 'PUBLISHED')
      .where('n.active', '=', true)
      .where(isOpenTo('n.departments', department))
      .where(isOpenTo('above.departments', department))
      .where((where) =>
        where.or([
          where('n.visibility', '=', true),
          where.exists(
            where
              .selectFrom('enrollments as e')
              .select('e.id_enrollment')
              .whereRef('e.id_node', '=', 'n.id_node')
              .where('e.id_user', '=', idUser),
          ),
        ]),
      )
      .where((where) => where.and(words.map((word) => where('n.search_text', 'like', pattern(word)))));

  return {
    async search(
      words: readonly string[],
      page: { offset: number; limit: number },
    ): Promise<{ rows: NodeRow[]; total: number }> {
      // The text begins with the title, so an earlier match ranks higher.
      const places = words.map((word) => sql`strpos(n.search_text, ${word})`);
      const listed = matches(words)
        .selectAll('n')
        .orderBy(sql`${sql.join(places, sql` + `)}`)
        .orderBy('n.title')
        .orderBy('n.id_node')
        .offset(page.offset)
        .limit(page.limit)
        .execute();
      const count = matches(words)
        .select((select) => select.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const [rows, { total }] = await Promise.all([listed, count]);
      return { rows, total: Number(total) };
    },
  };
}

/** Returns the ids of the contents on the home and on catalogs that the person may see: they are free (B2.1-07). */
export async function freeContentIds(db: TenantDb, department: string): Promise<number[]> {
  const rows = await db
    .selectFrom('block_elements as e')
    .innerJoin('node_blocks as b', (join) => join.onRef('b.id_block', '=', 'e.id_block'))
    .innerJoin('nodes as n', (join) => join.onRef('n.id_node', '=', 'b.id_node'))
    .select('e.id_content_item')
    .distinct()
    .where('e.id_content_item', 'is not', null)
    .where('n.node_type', '=', 'ORGANIZATION')
    .where('n.status', '=', 'PUBLISHED')
    .where('n.active', '=', true)
    .where(isOpenTo('n.departments', department))
    .execute();
  return rows.flatMap((row) => row.id_content_item ?? []);
}
