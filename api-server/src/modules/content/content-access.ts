import type { TenantDb } from '../../platform/database/tenant-db.ts';
import { notFound } from '../../platform/errors.ts';
import { contentItems } from './content-item.repository.ts';
import type { ContentItemRow } from './content-item.repository.ts';

interface AccessQuestion {
  readonly idUser: number;
  readonly idContentItem: number;
}

/** Returns true when a person may now open an item that no section lists. */
export type ContentAccess = (db: TenantDb, question: AccessQuestion) => Promise<boolean>;

let accessOutsideSections: ContentAccess = async () => false;

/** Registers the check. The learning module provides it for the items of its trainings. */
export function registerContentAccess(access: ContentAccess): void {
  accessOutsideSections = access;
}

/** Returns the item for a person who may open it. Throws 404 otherwise. */
export async function openContentItem(db: TenantDb, question: AccessQuestion): Promise<ContentItemRow> {
  const item = await contentItems(db).find(question.idContentItem);
  if (!item) throw notFound();
  const top = item.parent === null ? item : await contentItems(db).find(item.parent);
  // B4.3-25: a link that people may share must work for its recipients.
  if (item.shareable) return item;
  const isListed = item.id_section !== null || (top?.id_section ?? null) !== null;
  if (isListed || (await accessOutsideSections(db, question))) return item;
  // The parts of a content are open to everybody who may open the content.
  if (item.parent !== null) {
    await openContentItem(db, { ...question, idContentItem: item.parent });
    return item;
  }
  throw notFound();
}
