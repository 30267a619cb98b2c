import { sql } from 'kysely';
import { ITEMS_IN_PROGRESS_LIMIT } from '@shared-kit/contracts/content';
import type { ContentItem } from '@shared-kit/contracts/content';
import type { Session } from '../../platform/auth/session.types.ts';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import type { RequestContext } from '../../platform/module.ts';
import { itemsOfPerson } from './content-item.repository.ts';
import { presentItems } from './items.presenter.ts';

type PersonContext = Pick<RequestContext, 'db' | 'storage' | 'tenant' | 'now'> & { session: Session };

/** Returns media that the person has started and not finished, the latest first. */
export async function itemsInProgress({
  db,
  session: { idUser },
  storage,
  tenant,
  now,
}: PersonContext): Promise<ContentItem[]> {
  return presentItems(db, await rowsInProgress(db, idUser), { idUser, media: { storage, tenant, now } });
}

/** Selects only items that a section of the tenant still lists, directly or as a part of another item. */
function rowsInProgress(db: TenantDb, idUser: number) {
  return itemsOfPerson(db, idUser)
    .selectAll('i')
    .innerJoin('sections as s', (join) => join.on('s.id_section', '=', sql`coalesce(i.id_section, above.id_section)`))
    .where('s.active', '=', true)
    .where((where) => where.or([where('i.parent', 'is', null), where('above.active', '=', true)]))
    .where('p.completed', '=', 'PROGRESS')
    .where('p.last_position', '>', 0)
    .orderBy('p.updated_at', 'desc')
    .orderBy('i.id_content_item')
    .limit(ITEMS_IN_PROGRESS_LIMIT)
    .execute();
}
