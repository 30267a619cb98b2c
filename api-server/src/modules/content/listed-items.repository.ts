import { sql } from 'kysely';
import { CONTENT_PAGE_SIZE } from '@shared-kit/contracts/content';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { itemsOfPerson } from './content-item.repository.ts';
import { wordPattern } from './search-text.rules.ts';

/** Filter of a section's items: all words, all tags, and one of the types when there are any. */
interface Narrowing {
  /** Normalized words. */
  readonly words: readonly string[];
  readonly tags: readonly string[];
  readonly idContentTypes: readonly number[];
}

/** Columns for lists. The body, which can be a whole book, is left out (decision 150). */
const listed = [
  'i.id_content_item',
  'i.id_content_type',
  'i.id_section',
  'i.text',
  'i.description',
  'i.image',
  'i.image_secondary',
  'i.image_style',
  'i.color',
  'i.background_color',
  'i.show_text',
  'i.content_location',
  'i.reference_link',
  'i.author',
  'i.duration',
  'i.id_chat_room',
  'i.parent',
  'i.id_classification',
  'i.classification_abbreviation',
  'i.classification_title',
  'i.init_date',
  'i.section_to',
  'i.captions',
  'i.file',
  'i.tags',
  'i.visits',
  'i.votes_count',
  'i.votes_sum',
  'i.preview',
  'i.shareable',
] as const;

/** Returns the repository of listed items: a section's by page, the children of items, and search results. */
export function listedItems(db: TenantDb) {
  const narrowed = (idSection: number, { words, tags, idContentTypes }: Narrowing) =>
    db
      .selectFrom('content_items as i')
      .where('i.active', '=', true)
      .where('i.parent', 'is', null)
      .where('i.id_section', '=', idSection)
      .where((where) => where.and(words.map((word) => where('i.search_text', 'like', wordPattern(word)))))
      .$if(tags.length > 0, (query) => query.where(sql<boolean>`i.tags @> ${JSON.stringify(tags)}::jsonb`))
      .$if(idContentTypes.length > 0, (query) => query.where('i.id_content_type', 'in', idContentTypes));

  const personal = (idUser: number) =>
    itemsOfPerson(db, idUser)
      .select(listed)
      .select(sql<string>`''`.as('content'));

  return {
    page(idSection: number, idUser: number, { page, ...narrowing }: Narrowing & { page: number }) {
      // Selects the ids of the page first: otherwise all rows before a late page would be joined too.
      const ofPage = narrowed(idSection, narrowing)
        .select('i.id_content_item')
        .orderBy('i.position')
        .orderBy('i.id_content_item')
        .limit(CONTENT_PAGE_SIZE)
        .offset((page - 1) * CONTENT_PAGE_SIZE);
      return personal(idUser)
        .where('i.id_content_item', 'in', ofPage)
        .orderBy('i.position')
        .orderBy('i.id_content_item')
        .execute();
    },

    async count(idSection: number, narrowing: Narrowing): Promise<number> {
      const { total } = await narrowed(idSection, narrowing)
        .select((select) => select.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return Number(total);
    },

    ofParents(parents: readonly number[], idUser: number) {
      if (parents.length === 0) return Promise.resolve([]);
      return personal(idUser)
        .where('i.parent', 'in', parents)
        .orderBy('i.position')
        .orderBy('i.id_content_item')
        .execute();
    },

    /** Searches all items that a section of the tenant lists, and their parts; best match first. */
    async searchAll(idUser: number, search: { words: readonly string[]; offset: number; limit: number }) {
      const matches = personal(idUser)
        .leftJoin('sections as s', (join) =>
          join.on('s.id_section', '=', sql`coalesce(i.id_section, above.id_section)`),
        )
        .where('s.active', '=', true)
        .where((where) => where.and(search.words.map((word) => where('i.search_text', 'like', wordPattern(word)))));
      const page = matches
        .orderBy(
          sql`${sql.join(
            search.words.map((word) => sql`strpos(i.search_text, ${word})`),
            sql` + `,
          )}`,
        )
        .orderBy('i.id_content_item')
        .limit(search.limit)
        .offset(search.offset)
        .execute();
      const count = matches
        .clearSelect()
        .select((select) => select.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const [rows, { total }] = await Promise.all([page, count]);
      return { rows, total: Number(total) };
    },
  };
}
