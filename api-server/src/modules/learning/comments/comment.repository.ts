import { people } from '../../identity/index.ts';
import { sql } from 'kysely';
import type { ExpressionBuilder } from 'kysely';
import { REPLIES_PAGE_SIZE } from '@shared-kit/contracts/learning';
import type { CommentType } from '@shared-kit/contracts/learning';
import type { TenantTables } from '../../../platform/database/database.tables.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { CleanComment } from './comment-html.rules.ts';

/** Subject of the comments: a class or a node. */
export interface Thread {
  readonly type: CommentType;
  readonly idEntity: number;
}

interface Page {
  readonly offset: number;
  readonly limit: number;
}

export interface NewComment {
  readonly idUser: number;
  readonly idEnrollment: number;
  readonly idParentComment: number | null;
  readonly clientId: string;
  readonly text: CleanComment;
  readonly now: Date;
}

const columns = [
  'c.id_comment',
  'c.id_parent_comment',
  'c.id_user',
  'c.text',
  'c.creation_date',
  'c.last_modified_date',
  'c.deleted_at',
  'c.hidden_by',
  'u.name',
  'u.photo',
] as const;

const columnOf = { TEAM: 'id_team', NODE: 'id_node' } as const;
const otherColumnOf = { TEAM: 'id_node', NODE: 'id_team' } as const;

/** Repository of the comments of one class or node, as one person sees them. */
export function comments(db: TenantDb, { type, idEntity }: Thread, idViewer: number) {
  const own = () => db.selectFrom('comments').where(columnOf[type], '=', idEntity);
  const change = () => db.updateTable('comments').where(columnOf[type], '=', idEntity);

  const seen = () =>
    db
      .selectFrom('comments as c')
      .innerJoin(people(db).as('u'), 'u.id_user', 'c.id_user')
      .where(`c.${columnOf[type]}`, '=', idEntity)
      .select(columns)
      .select((select) => [
        select
          .selectFrom('comments as r')
          .select((count) => count.fn.countAll<number>().as('count'))
          .whereRef('r.id_parent_comment', '=', 'c.id_comment')
          .as('total_replies'),
        select
          .selectFrom('comment_reports as p')
          .select((count) => count.fn.countAll<number>().as('count'))
          .whereRef('p.id_comment', '=', 'c.id_comment')
          .as('total_reports'),
        select
          .exists(
            select
              .selectFrom('comment_reports as m')
              .select('m.id_user')
              .whereRef('m.id_comment', '=', 'c.id_comment')
              .where('m.id_user', '=', idViewer),
          )
          .as('reported_by_me'),
      ]);

  const first = () =>
    db
      .selectFrom('comments as c')
      .where(`c.${columnOf[type]}`, '=', idEntity)
      .where(`c.${otherColumnOf[type]}`, 'is', null)
      .where('c.id_parent_comment', 'is', null);
  const removed = () => first().where('c.deleted_at', 'is not', null);
  const hasVisibleReply = ({
    exists,
    selectFrom,
  }: ExpressionBuilder<TenantTables & { c: TenantTables['comments'] }, 'c'>) =>
    exists(
      selectFrom('comments as r')
        .select('r.id_comment')
        .whereRef('r.id_parent_comment', '=', 'c.id_comment')
        .where('r.deleted_at', 'is', null)
        .where('r.hidden_by', 'is', null),
    );

  /** Counts the first comments that are visible. Each part has an index of its own, so that no row is read. */
  async function totalOfFirst(): Promise<number> {
    const [shown, answered] = await Promise.all([
      first()
        .where('c.deleted_at', 'is', null)
        .select((select) => select.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
      removed()
        .where(hasVisibleReply)
        .select((select) => select.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
    ]);
    return Number(shown.total) + Number(answered.total);
  }

  return {
    /** Newest first. */
    async page({ offset, limit }: Page) {
      // Finds the page by the index first, so that nothing is read for the comments before it. A deleted comment stays,
      // without its text, only while it has a visible reply.
      const listed = first()
        .where((where) => where.or([where('c.deleted_at', 'is', null), hasVisibleReply(where)]))
        .select('c.id_comment')
        .orderBy('c.creation_date', 'desc')
        .orderBy('c.id_comment', 'desc')
        .offset(offset)
        .limit(limit);
      const [rows, total] = await Promise.all([
        seen()
          .where('c.id_comment', 'in', listed)
          .orderBy('c.creation_date', 'desc')
          .orderBy('c.id_comment', 'desc')
          .execute(),
        totalOfFirst(),
      ]);
      return { rows, total };
    },

    /** Oldest first. */
    async replies(idParent: number, { offset, limit }: Page) {
      const rows = await seen()
        .where('c.id_parent_comment', '=', idParent)
        .orderBy('c.creation_date')
        .orderBy('c.id_comment')
        .offset(offset)
        .limit(limit)
        .execute();
      const { total } = await own()
        .where('id_parent_comment', '=', idParent)
        .select((select) => select.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { rows, total: Number(total) };
    },

    /** Returns the first replies of each comment. */
    async firstReplies(idParents: readonly number[]) {
      if (idParents.length === 0) return new Map<number | null, CommentRow[]>();
      const first = await db
        .selectFrom(
          own()
            .where('id_parent_comment', 'in', [...idParents])
            .select('id_comment')
            .select(
              sql<number>`row_number() over (partition by id_parent_comment order by creation_date, id_comment)`.as(
                'place',
              ),
            )
            .as('placed'),
        )
        .select('placed.id_comment')
        .where('placed.place', '<=', REPLIES_PAGE_SIZE)
        .execute();
      if (first.length === 0) return new Map<number | null, CommentRow[]>();
      const rows = await seen()
        .where(
          'c.id_comment',
          'in',
          first.map((row) => row.id_comment),
        )
        .orderBy('c.creation_date')
        .orderBy('c.id_comment')
        .execute();
      return Map.groupBy(rows, (row) => row.id_parent_comment);
    },

    find: (idComment: number) => own().selectAll().where('id_comment', '=', idComment).executeTakeFirst(),

    /** Returns null when the same request was already stored. */
    async add({ idUser, idEnrollment, idParentComment, clientId, text, now }: NewComment): Promise<number | null> {
      const added = await db
        .insertInto('comments')
        .values({
          id_team: type === 'TEAM' ? idEntity : null,
          id_node: type === 'NODE' ? idEntity : null,
          id_parent_comment: idParentComment,
          id_user: idUser,
          id_enrollment: idEnrollment,
          client_id: clientId,
          text: text.html,
          words: text.words,
          creation_date: now,
        })
        .onConflict((conflict) => conflict.columns(['id_user', 'client_id']).doNothing())
        .returning('id_comment')
        .executeTakeFirst();
      return added?.id_comment ?? null;
    },

    sentAs: (idUser: number, clientId: string) =>
      own().select('id_comment').where('id_user', '=', idUser).where('client_id', '=', clientId).executeTakeFirst(),

    /** Returns false when the comment was deleted or hidden meanwhile. */
    async edit(idComment: number, text: CleanComment, now: Date): Promise<boolean> {
      const edited = await change()
        .set({ text: text.html, words: text.words, last_modified_date: now })
        .where('id_comment', '=', idComment)
        .where('deleted_at', 'is', null)
        .where('hidden_by', 'is', null)
        .returning('id_comment')
        .executeTakeFirst();
      return edited !== undefined;
    },

    /** Erases the text for good; the row stays for its replies. */
    async remove(idComment: number, now: Date): Promise<void> {
      await change()
        .set({ text: '', words: 0, deleted_at: now })
        .where('id_comment', '=', idComment)
        .where('deleted_at', 'is', null)
        .execute();
    },

    /** Ignores a second report by the same person. */
    async report(idComment: number, now: Date): Promise<void> {
      await db
        .insertInto('comment_reports')
        .values({ id_comment: idComment, id_user: idViewer, reported_at: now })
        .onConflict((conflict) => conflict.columns(['id_comment', 'id_user']).doNothing())
        .execute();
    },
  };
}

export type CommentRow = Awaited<ReturnType<ReturnType<typeof comments>['page']>>['rows'][number];
