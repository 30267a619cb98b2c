import { people } from '../../identity/index.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { maySee } from '../core/unlock.rules.ts';

/** Returns whether the content is on the home or a catalog that the person may see, and thus free (B2.1-07). */
export async function isOnOpenPage(db: TenantDb, idUser: number, idContentItem: number): Promise<boolean> {
  const pages = await db
    .selectFrom('block_elements as e')
    .innerJoin('node_blocks as b', (join) => join.onRef('b.id_block', '=', 'e.id_block'))
    .innerJoin('nodes as n', (join) => join.onRef('n.id_node', '=', 'b.id_node'))
    .innerJoin(people(db).as('u'), (join) => join.on('u.id_user', '=', idUser))
    .select(['n.departments', 'u.department'])
    .where('e.id_content_item', '=', idContentItem)
    .where('n.node_type', '=', 'ORGANIZATION')
    .where('n.status', '=', 'PUBLISHED')
    .where('n.active', '=', true)
    .execute();
  return pages.some((page) => maySee(page, page.department));
}
