import type { Selectable } from 'kysely';
import { CONTENT_PAGE_SIZE } from 'shared-kit/contracts/content';
import type { ContentItemsTable } from '../../db/tables/content.tables.ts';
import type { TenantDb } from '../../platform/database/tenant-db.ts';

export type ContentItemRow = Selectable<ContentItemsTable>;

const ofThePerson = [
  'p.last_position',
  'p.progress',
  'p.completed',
  'p.time_executed',
  'v.vote',
  'above.text as parent_name',
] as const;

/** Content items with what one person has done with them. */
export function contentItems(db: TenantDb) {
  const active = () => db.selectFrom('content_items as i').where('i.id_app', '=', db.tenantId).where('i.active', '=', true);

  const forPerson = (idUser: number) =>
    active()
      .leftJoin('content_progress as p', (join) =>
        join.onRef('p.id_app', '=', 'i.id_app').onRef('p.id_content_item', '=', 'i.id_content_item').on('p.id_user', '=', idUser),
      )
      .leftJoin('content_votes as v', (join) =>
        join.onRef('v.id_app', '=', 'i.id_app').onRef('v.id_content_item', '=', 'i.id_content_item').on('v.id_user', '=', idUser),
      )
      .leftJoin('content_items as above', (join) =>
        join.onRef('above.id_app', '=', 'i.id_app').onRef('above.id_content_item', '=', 'i.parent'),
      )
      .selectAll('i')
      .select(ofThePerson);

  return {
    find(id: number): Promise<ContentItemRow | undefined> {
      return active().selectAll('i').where('i.id_content_item', '=', id).executeTakeFirst();
    },

    findForPerson(ids: readonly number[], idUser: number) {
      if (ids.length === 0) return Promise.resolve([]);
      return forPerson(idUser).where('i.id_content_item', 'in', ids).execute();
    },

    ofSection(idSection: number, idUser: number) {
      return forPerson(idUser)
        .where('i.id_section', '=', idSection)
        .where('i.parent', 'is', null)
        .orderBy('i.position')
        .orderBy('i.id_content_item')
        .execute();
    },

    ofParents(parents: readonly number[], idUser: number) {
      if (parents.length === 0) return Promise.resolve([]);
      return forPerson(idUser)
        .where('i.parent', 'in', parents)
        .orderBy('i.position')
        .orderBy('i.id_content_item')
        .execute();
    },

    async searchSection(idSection: number, idUser: number, search: { page: number; words: readonly string[] }) {
      const patterns = search.words.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
      const matches = forPerson(idUser)
        .where('i.id_section', '=', idSection)
        .where('i.parent', 'is', null)
        .where((where) => where.and(patterns.map((pattern) => where('i.search_text', 'like', pattern))));
      const rows = await matches
        .orderBy('i.position')
        .orderBy('i.id_content_item')
        .limit(CONTENT_PAGE_SIZE)
        .offset((search.page - 1) * CONTENT_PAGE_SIZE)
        .execute();
      const { total } = await matches
        .clearSelect()
        .select((select) => select.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { rows, total: Number(total) };
    },

    /** Sets the duration of an item that has none. Gives the duration it has now. */
    async fillDuration(id: number, duration: number): Promise<number> {
      const { duration: now } = await db
        .updateTable('content_items')
        .set((set) => ({ duration: set.case().when('duration', '=', 0).then(duration).else(set.ref('duration')).end() }))
        .where('id_app', '=', db.tenantId)
        .where('id_content_item', '=', id)
        .returning('duration')
        .executeTakeFirstOrThrow();
      return now;
    },

    async countVisit(id: number): Promise<void> {
      await db
        .updateTable('content_items')
        .set((set) => ({ visits: set('visits', '+', 1) }))
        .where('id_app', '=', db.tenantId)
        .where('id_content_item', '=', id)
        .execute();
    },

    async countVote(id: number, vote: number) {
      return db
        .updateTable('content_items')
        .set((set) => ({ votes_count: set('votes_count', '+', 1), votes_sum: set('votes_sum', '+', vote) }))
        .where('id_app', '=', db.tenantId)
        .where('id_content_item', '=', id)
        .returning(['votes_count', 'votes_sum'])
        .executeTakeFirstOrThrow();
    },
  };
}

export type PersonalItemRow = Awaited<ReturnType<ReturnType<typeof contentItems>['ofSection']>>[number];
