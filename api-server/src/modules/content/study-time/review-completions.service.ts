import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { refuse } from '../../../platform/errors.ts';
import { awardPoints } from '../../gamification/index.ts';
import { people } from '../../identity/index.ts';

export interface CompletionReview {
  readonly id: number;
  readonly review: 'approved' | 'dismissed';
  /** Name of the operator, for the record. */
  readonly by: string;
  readonly now: Date;
}

/** Returns doubtful completions with their person and content, those without a review first, then the newest. */
export function doubtfulCompletions(db: TenantDb, { all, limit }: { all: boolean; limit: number }) {
  return db
    .selectFrom('doubtful_completions as d')
    .innerJoin('content_items as i', (join) => join.onRef('i.id_content_item', '=', 'd.id_content_item'))
    .innerJoin(people(db).as('u'), 'u.id_user', 'd.id_user')
    .select([
      'd.id_doubtful_completion as id',
      'd.kind',
      'd.attempts',
      'd.first_at',
      'd.last_at',
      'd.review',
      'd.reviewed_by',
      'i.text as title',
      'u.username as login',
    ])
    .$if(!all, (query) => query.where('d.review', 'is', null))
    .orderBy('d.review', (order) => order.asc().nullsFirst())
    .orderBy('d.last_at', 'desc')
    .limit(limit)
    .execute();
}

/**
 * Reviews a doubtful completion. An approved burst gets its points. An early completion has nothing to give: it counts
 * as soon as the person has had the time.
 * @returns the points given.
 */
export async function reviewCompletion(db: TenantDb, { id, review, by, now }: CompletionReview): Promise<number> {
  const row = await db
    .updateTable('doubtful_completions')
    .set({ review, reviewed_by: by, reviewed_at: now })
    .where('id_doubtful_completion', '=', id)
    .where('review', 'is', null)
    .returning(['id_user', 'id_content_item', 'kind'])
    .executeTakeFirst();
  if (!row) throw refuse('content.no-doubtful-completion', 404, 'Não há conclusão a revisar com este número.');
  if (review !== 'approved' || row.kind !== 'burst') return 0;
  const item = await db
    .selectFrom('content_items')
    .select('text')
    .where('id_content_item', '=', row.id_content_item)
    .executeTakeFirstOrThrow();
  const { earnPoints } = await awardPoints(db, {
    idUser: row.id_user,
    event: 'content-completed',
    idContentItem: row.id_content_item,
    title: item.text,
    once: `content-completed:${row.id_content_item}`,
    now,
  });
  return earnPoints;
}
