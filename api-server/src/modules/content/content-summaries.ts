import { sql } from 'kysely';
import type { TenantDb } from '../../platform/database/tenant-db.ts';
import { wordPattern } from './search-text.rules.ts';

/** What a content item is, for those who place it in a page of their own. */
export interface ContentSummary {
  readonly idContentItem: number;
  readonly idContentType: number;
  readonly title: string;
  readonly description: string;
  /** Media reference. */
  readonly image: string;
  /** Media reference, or an address. */
  readonly location: string;
  /** Seconds; 0 while unknown. */
  readonly duration: number;
  /** Visits of everybody. */
  readonly visits: number;
  readonly shareable: boolean;
}

/** The active items among these ids, whoever may open them: the caller decides that. */
export async function contentSummaries(db: TenantDb, ids: readonly number[]): Promise<ContentSummary[]> {
  return summaries(db, ids, []);
}

/** The same, of those that have all of the folded words; those that have them in the title come first. */
export async function contentSummariesWith(
  db: TenantDb,
  ids: readonly number[],
  words: readonly string[],
): Promise<ContentSummary[]> {
  return summaries(db, ids, words);
}

async function summaries(db: TenantDb, ids: readonly number[], words: readonly string[]): Promise<ContentSummary[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('content_items')
    .select([
      'id_content_item',
      'id_content_type',
      'text',
      'description',
      'image',
      'content_location',
      'duration',
      'visits',
      'shareable',
    ])
    .where('active', '=', true)
    .where('id_content_item', 'in', [...ids])
    .where((where) => where.and(words.map((word) => where('search_text', 'like', wordPattern(word)))))
    // The text begins with the title: the earlier the words stand in it, the better it fits.
    .$if(words.length > 0, (query) =>
      query.orderBy(
        sql`${sql.join(
          words.map((word) => sql`strpos(search_text, ${word})`),
          sql` + `,
        )}`,
      ),
    )
    .orderBy('id_content_item')
    .execute();
  return rows.map((row) => ({
    idContentItem: row.id_content_item,
    idContentType: row.id_content_type,
    title: row.text,
    description: row.description,
    image: row.image,
    location: row.content_location,
    duration: row.duration,
    visits: row.visits,
    shareable: row.shareable,
  }));
}
