import { sql } from 'kysely';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { wordPattern } from './search-text.rules.ts';

/** Summary of a content item, for modules that show it in their own pages. */
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
  /** Number of visits by all people. */
  readonly visits: number;
  readonly shareable: boolean;
}

/** Returns the active items among these ids. The caller checks access. */
export async function contentSummaries(db: TenantDb, ids: readonly number[]): Promise<ContentSummary[]> {
  return summaries(db, ids, []);
}

/** Like `contentSummaries`, for items that contain all of the normalized words; matches in the title come first. */
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
    // The text begins with the title, so an earlier match ranks higher.
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
