import { people } from '../../identity/index.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { plainText } from './comment-html.rules.ts';

/** Repository of reported comments and the decisions about them. */
export function commentModeration(db: TenantDb) {
  const decide = () => db.updateTable('comments').where('deleted_at', 'is', null);

  return {
    /** Ordered by the latest report; `onlyOpen` omits comments without a report since the last decision. */
    async reported({ limit, onlyOpen }: { limit: number; onlyOpen: boolean }) {
      const rows = await db
        .selectFrom('comments as c')
        .innerJoin(people(db).as('u'), 'u.id_user', 'c.id_user')
        .innerJoin('comment_reports as p', (join) => join.onRef('p.id_comment', '=', 'c.id_comment'))
        .leftJoin('teams as t', (join) => join.onRef('t.id_team', '=', 'c.id_team'))
        .leftJoin('nodes as n', (join) => join.onRef('n.id_node', '=', 'c.id_node'))
        .select([
          'c.id_comment',
          'c.text',
          'c.hidden_by',
          'c.deleted_at',
          'u.name',
          't.name as team',
          'n.title as node',
        ])
        .select((select) => [
          select.fn.countAll<number>().as('reports'),
          select.fn.max('p.reported_at').as('last_report'),
        ])
        .groupBy([
          'c.id_comment',
          'c.text',
          'c.hidden_by',
          'c.deleted_at',
          'c.reviewed_at',
          'u.name',
          't.name',
          'n.title',
        ])
        .$if(onlyOpen, (query) =>
          query
            .where('c.deleted_at', 'is', null)
            .where('c.hidden_by', 'is', null)
            .having((having) =>
              having.or([
                having('c.reviewed_at', 'is', null),
                having(having.fn.max('p.reported_at'), '>', having.ref('c.reviewed_at')),
              ]),
            ),
        )
        .orderBy('last_report', 'desc')
        .orderBy('c.id_comment', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        idComment: row.id_comment,
        reports: Number(row.reports),
        lastReport: new Date(row.last_report).toISOString(),
        hiddenBy: row.hidden_by,
        isDeleted: row.deleted_at !== null,
        author: row.name,
        place: row.team === null ? `página ${row.node}` : `turma ${row.team}`,
        text: plainText(row.text).replaceAll(/\s+/g, ' '),
      }));
    },

    /** Returns false when the comment doesn't exist. */
    async hide(idComment: number, by: string, now: Date): Promise<boolean> {
      const done = await decide()
        .set({ hidden_by: by, reviewed_at: now })
        .where('id_comment', '=', idComment)
        .returning('id_comment')
        .executeTakeFirst();
      return done !== undefined;
    },

    async restore(idComment: number, now: Date): Promise<boolean> {
      const done = await decide()
        .set({ hidden_by: null, reviewed_at: now })
        .where('id_comment', '=', idComment)
        .returning('id_comment')
        .executeTakeFirst();
      return done !== undefined;
    },
  };
}
