import type { Selectable } from 'kysely';
import type { ContentItemsTable } from './content.tables.ts';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';

export type ContentItemRow = Selectable<ContentItemsTable>;

const ofThePerson = [
  'p.last_position',
  'p.progress',
  'p.completed',
  'p.time_executed',
  'v.vote',
  'above.text as parent_name',
] as const;

/**
 * Selects the tenant's items with one person's progress and the name of the parent item. The caller selects the
 * columns.
 */
export function itemsOfPerson(db: TenantDb, idUser: number) {
  return db
    .selectFrom('content_items as i')
    .where('i.active', '=', true)
    .leftJoin('content_progress as p', (join) =>
      join.onRef('p.id_content_item', '=', 'i.id_content_item').on('p.id_user', '=', idUser),
    )
    .leftJoin('content_votes as v', (join) =>
      join.onRef('v.id_content_item', '=', 'i.id_content_item').on('v.id_user', '=', idUser),
    )
    .leftJoin('content_items as above', (join) => join.onRef('above.id_content_item', '=', 'i.parent'))
    .select(ofThePerson);
}

/** Returns the repository of content items with one person's progress. */
export function contentItems(db: TenantDb) {
  const active = () => db.selectFrom('content_items as i').where('i.active', '=', true);
  const forPerson = (idUser: number) => itemsOfPerson(db, idUser).selectAll('i');

  return {
    find(id: number): Promise<ContentItemRow | undefined> {
      return active().selectAll('i').where('i.id_content_item', '=', id).executeTakeFirst();
    },

    /** Returns true for an item of the tenant, active or not. */
    async exists(id: number): Promise<boolean> {
      const row = await db
        .selectFrom('content_items')
        .select('id_content_item')
        .where('id_content_item', '=', id)
        .executeTakeFirst();
      return row !== undefined;
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

    /** Sets the duration that a browser reported, if the item has none. Returns the current duration. */
    async fillDuration(id: number, duration: number): Promise<number> {
      const { duration: now } = await db
        .updateTable('content_items')
        .set((set) => ({
          duration: set.case().when('duration', '=', 0).then(duration).else(set.ref('duration')).end(),
          duration_reported: set.case().when('duration', '=', 0).then(true).else(set.ref('duration_reported')).end(),
        }))
        .where('id_content_item', '=', id)
        .returning('duration')
        .executeTakeFirstOrThrow();
      return now;
    },

    async countVisit(id: number): Promise<void> {
      await db
        .updateTable('content_items')
        .set((set) => ({ visits: set('visits', '+', 1) }))
        .where('id_content_item', '=', id)
        .execute();
    },

    async countVote(id: number, vote: number) {
      return db
        .updateTable('content_items')
        .set((set) => ({ votes_count: set('votes_count', '+', 1), votes_sum: set('votes_sum', '+', vote) }))
        .where('id_content_item', '=', id)
        .returning(['votes_count', 'votes_sum'])
        .executeTakeFirstOrThrow();
    },
  };
}

/** Row from which a content item is presented. */
export type PersonalItemRow = Omit<
  Awaited<ReturnType<ReturnType<typeof contentItems>['ofSection']>>[number],
  'key' | 'position' | 'duration_reported' | 'length_read' | 'search_text' | 'active'
>;
