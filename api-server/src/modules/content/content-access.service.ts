import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { notFound } from '../../platform/errors.ts';
import { contentAccess } from './content-access.port.ts';
import type { AccessQuestion } from './content-access.port.ts';
import { contentItems } from './content-item.repository.ts';
import type { ContentItemRow } from './content-item.repository.ts';

/** Returns the item for a person who may open it. Throws 404 otherwise. */
export async function openContentItem(db: TenantDb, question: AccessQuestion): Promise<ContentItemRow> {
  const item = await contentItems(db).find(question.idContentItem);
  if (!item) throw notFound();
  const top = item.parent === null ? item : await contentItems(db).find(item.parent);
  // B4.3-25: a link that people may share must work for its recipients.
  if (item.shareable) return item;
  const isListed = item.id_section !== null || (top?.id_section ?? null) !== null;
  if (isListed || (await contentAccess.of(db)(db, question))) return item;
  // The parts of a content are open to everybody who may open the content.
  if (item.parent !== null) {
    await openContentItem(db, { ...question, idContentItem: item.parent });
    return item;
  }
  throw notFound();
}
