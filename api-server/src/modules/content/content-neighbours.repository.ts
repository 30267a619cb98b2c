import { sql } from 'kysely';
import type { ContentNeighbour } from '@shared-kit/contracts/content';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import type { ContentItemRow } from './content-item.repository.ts';

interface Neighbours {
  readonly previous: ContentNeighbour | null;
  readonly next: ContentNeighbour | null;
}

/**
 * Returns the items before and after one in the order of its section; none for a part of another item or an item
 * without a section.
 */
export async function neighboursInSection(
  db: TenantDb,
  { id_section, parent, position, id_content_item }: ContentItemRow,
): Promise<Neighbours> {
  if (id_section === null || parent !== null) return { previous: null, next: null };
  const beside = async (direction: 'asc' | 'desc'): Promise<ContentNeighbour | null> => {
    const row = await db
      .selectFrom('content_items')
      .select(['id_content_item', 'text'])
      .where('active', '=', true)
      .where('parent', 'is', null)
      .where('id_section', '=', id_section)
      .where(
        sql<boolean>`(position, id_content_item) ${sql.raw(direction === 'asc' ? '>' : '<')} (${position}, ${id_content_item})`,
      )
      .orderBy('position', direction)
      .orderBy('id_content_item', direction)
      .limit(1)
      .executeTakeFirst();
    return row ? { idContentItem: row.id_content_item, text: row.text } : null;
  };
  return { previous: await beside('desc'), next: await beside('asc') };
}
