import { sql } from 'kysely';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { searchWords, wordPattern } from './search-text.rules.ts';

/** Content of a section that a search found. */
export interface FoundContentRow {
  readonly idContentItem: number;
  readonly title: string;
  readonly idSection: number;
  readonly section: string;
}

/** Matches that are put in order: a word of every content would sort all of them. */
const MAX_COMPARED = 1000;

/**
 * Returns the first contents of active sections whose text has every word of a search, matches near the beginning first,
 * where the title is. Entries that only lead to another section are left out.
 */
export async function findSectionContents(db: TenantDb, text: string, limit: number): Promise<FoundContentRow[]> {
  const words = searchWords([text]);
  if (words.length === 0) return [];
  const matches = db
    .selectFrom('content_items as i')
    .innerJoin('sections as s', 's.id_section', 'i.id_section')
    .select([
      'i.id_content_item as idContentItem',
      'i.text as title',
      'i.search_text as searchText',
      's.id_section as idSection',
      's.text as section',
    ])
    .where('i.active', '=', true)
    .where('s.active', '=', true)
    .where('i.section_to', 'is', null)
    .where((where) => where.and(words.map((word) => where('i.search_text', 'like', wordPattern(word)))))
    .limit(MAX_COMPARED);
  return db
    .selectFrom(matches.as('found'))
    .select(['idContentItem', 'title', 'idSection', 'section'])
    .orderBy(
      sql`${sql.join(
        words.map((word) => sql`strpos("searchText", ${word})`),
        sql` + `,
      )}`,
    )
    .orderBy('idContentItem')
    .limit(limit)
    .execute();
}
