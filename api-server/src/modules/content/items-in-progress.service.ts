import { sql } from 'kysely';
import { ITEMS_IN_PROGRESS_LIMIT } from '@shared-kit/contracts/content';
import type { ItemsInProgress } from '@shared-kit/contracts/content';
import type { Session } from '../../platform/auth/session.types.ts';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import type { RequestContext } from '../../platform/module.ts';
import { itemsOfPerson } from './content-item.repository.ts';
import { presentItems } from './items.presenter.ts';
import { mediaAddress } from './media-address.presenter.ts';
import { lastTraining } from './training-in-progress.port.ts';

type Started = Pick<ItemsInProgress, 'content' | 'training'>;

type PersonContext = Pick<RequestContext, 'db' | 'storage' | 'tenant' | 'now'> & { session: Session };

/** Returns what the person has started and not finished: media, the latest first, and a training used after them. */
export async function startedByPerson(context: PersonContext): Promise<Started> {
  const { db, session, storage, tenant, now } = context;
  const media = { storage, tenant, now };
  const rows = await rowsInProgress(db, session.idUser);
  return {
    content: await presentItems(db, rows, { idUser: session.idUser, media }),
    training: await trainingAfter(rows[0]?.used_at ?? null, context),
  };
}

/** Returns the last training when it was used after that moment. */
async function trainingAfter(moment: Date | null, context: PersonContext): Promise<Started['training']> {
  const { db, session, storage, tenant, now } = context;
  if (!tenant.modules.has('learning')) return null;
  const training = await lastTraining.of(db)(db, { idUser: session.idUser, now });
  if (!training || (moment && moment >= training.lastAccess)) return null;
  const { idEnrollment, title, image, progress } = training;
  return { idEnrollment, title, image: mediaAddress(image, { storage, tenant, now }), progress };
}

/** Selects only items that a section of the tenant still lists, directly or as a part of another item. */
function rowsInProgress(db: TenantDb, idUser: number) {
  return itemsOfPerson(db, idUser)
    .selectAll('i')
    .select('p.updated_at as used_at')
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
