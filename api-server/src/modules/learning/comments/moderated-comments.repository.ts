import { sql } from 'kysely';
import type { Expression, SqlBool } from 'kysely';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { people } from '../../identity/index.ts';

/** Columns of a comment that a scope may read: its author and the training that it was written in. */
interface CommentColumns {
  readonly idUser: Expression<number>;
  readonly department: Expression<string>;
  readonly idNode: Expression<number>;
}

/** Person who moderates, within the scope of their role. */
export interface Moderator {
  readonly idUser: number;
  readonly name: string;
  readonly within: (comment: CommentColumns) => Expression<SqlBool>;
}

/** Returns a leader as the moderator of the people whom they lead, and an administrator as that of the company. */
export function teamModerator(
  db: TenantDb,
  { role, idUser, name }: { readonly role: 'LEADER' | 'ADMINISTRATOR'; readonly idUser: number; readonly name: string },
): Moderator {
  const team = people(db).clearSelect().select('id_user').where('id_manager', '=', idUser);
  return {
    idUser,
    name,
    within: (comment) => (role === 'ADMINISTRATOR' ? sql<SqlBool>`true` : sql<SqlBool>`${comment.idUser} in ${team}`),
  };
}

interface CommentSearch {
  /** `reported` has the visible comments whose reports wait for a decision. */
  readonly state: 'reported' | 'hidden' | 'all';
  readonly q: string;
  readonly from: { readonly side: 'after' | 'before'; readonly id: number } | undefined;
  readonly limit: number;
}

/** Repository of the comments that a moderator decides about. Nobody moderates their own, and deleted ones are gone. */
export function moderatedComments(db: TenantDb, { idUser, within }: Moderator) {
  const reachable = () =>
    db
      .selectFrom('comments as c')
      .innerJoin(people(db).as('u'), 'u.id_user', 'c.id_user')
      .innerJoin('enrollments as e', (join) => join.onRef('e.id_enrollment', '=', 'c.id_enrollment'))
      .innerJoin('nodes as n', (join) => join.onRef('n.id_node', '=', 'e.id_node'))
      .leftJoin('teams as t', (join) => join.onRef('t.id_team', '=', 'c.id_team'))
      .where('c.deleted_at', 'is', null)
      .where('c.id_user', '<>', idUser)
      .where(({ ref }) =>
        within({ idUser: ref('u.id_user'), department: ref('u.department'), idNode: ref('n.id_node') }),
      );

  return {
    /** Returns comments, newest first, with one more than the limit when there are more. */
    async search({ state, q, from, limit }: CommentSearch) {
      const pattern = `%${q.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
      const found = reachable()
        .$if(state === 'hidden', (query) => query.where('c.hidden_by', 'is not', null))
        .$if(state === 'reported', (query) =>
          query.where('c.hidden_by', 'is', null).where(({ exists, selectFrom }) =>
            exists(
              selectFrom('comment_reports as r')
                .select('r.id_user')
                .whereRef('r.id_comment', '=', 'c.id_comment')
                .where(({ or, eb, ref }) =>
                  or([eb('c.reviewed_at', 'is', null), eb('r.reported_at', '>', ref('c.reviewed_at'))]),
                ),
            ),
          ),
        )
        .$if(q !== '', (query) =>
          query.where(({ eb, or }) => or([eb('c.text', 'ilike', pattern), eb('u.name', 'ilike', pattern)])),
        );
      const isBackwards = from?.side === 'before';
      const rows = await found
        .select(columns)
        .select(({ selectFrom, fn }) =>
          selectFrom('comment_reports as r')
            .select(fn.countAll<number>().as('count'))
            .whereRef('r.id_comment', '=', 'c.id_comment')
            .as('reports'),
        )
        .$if(from !== undefined, (query) => query.where('c.id_comment', isBackwards ? '>' : '<', from?.id ?? 0))
        .orderBy('c.id_comment', isBackwards ? 'asc' : 'desc')
        .limit(limit + 1)
        .execute();
      const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      return { rows, total: Number(total) };
    },

    find: (idComment: number) => reachable().select(columns).where('c.id_comment', '=', idComment).executeTakeFirst(),

    /**
     * Hides a visible comment, or shows a hidden one; both decide about its reports. Returns false when somebody else
     * was faster.
     */
    async decide(idComment: number, { by, reason, now }: { by: string | null; reason: string; now: Date }) {
      const done = await db
        .updateTable('comments')
        .set({ hidden_by: by, hidden_reason: reason, reviewed_at: now })
        .where('id_comment', '=', idComment)
        .where('deleted_at', 'is', null)
        .where('hidden_by', by === null ? 'is not' : 'is', null)
        .executeTakeFirst();
      return Number(done.numUpdatedRows) === 1;
    },

    /** Keeps a visible comment: its reports so far are decided. */
    async keep(idComment: number, now: Date): Promise<boolean> {
      const done = await db
        .updateTable('comments')
        .set({ reviewed_at: now })
        .where('id_comment', '=', idComment)
        .where('deleted_at', 'is', null)
        .where('hidden_by', 'is', null)
        .executeTakeFirst();
      return Number(done.numUpdatedRows) === 1;
    },
  };
}

const columns = [
  'c.id_comment',
  'c.id_enrollment',
  'c.text',
  'c.creation_date',
  'c.hidden_by',
  'c.hidden_reason',
  'u.id_user',
  'u.name',
  'u.department',
  'u.photo',
  'n.title',
  't.name as team_name',
] as const;

export type ModeratedComment = Awaited<ReturnType<ReturnType<typeof moderatedComments>['search']>>['rows'][number];
