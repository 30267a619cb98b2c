import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { Participation } from '../core/course.rules.ts';

interface Demand {
  readonly allow_comments: boolean;
  readonly comment_is_mandatory: boolean;
  readonly comment_min_words: number;
  readonly comment_min_count: number;
}

/** Returns null when the class demands no comments. */
export async function participationOf(db: TenantDb, idEnrollment: number, team: Demand): Promise<Participation | null> {
  if (!team.allow_comments || !team.comment_is_mandatory || team.comment_min_count === 0) return null;
  return { count: await countedComments(db, idEnrollment, team.comment_min_words), minCount: team.comment_min_count };
}

/** Counts the visible comments and replies in the class that have enough words. */
async function countedComments(db: TenantDb, idEnrollment: number, minWords: number): Promise<number> {
  const { count } = await db
    .selectFrom('comments')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('id_enrollment', '=', idEnrollment)
    .where('id_team', 'is not', null)
    .where('deleted_at', 'is', null)
    .where('hidden_by', 'is', null)
    .where('words', '>=', minWords)
    .executeTakeFirstOrThrow();
  return Number(count);
}
