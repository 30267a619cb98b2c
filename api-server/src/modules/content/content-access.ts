import type { TenantDb } from '../../platform/database/tenant-db.ts';
import { notFound } from '../../platform/errors.ts';
import { contentItems } from './content-item.repository.ts';
import type { ContentItemRow } from './content-item.repository.ts';

interface AccessQuestion {
  readonly idUser: number;
  readonly idContentItem: number;
}

/** Whether a person may open, now, an item that no section lists. */
export type ContentAccess = (db: TenantDb, question: AccessQuestion) => Promise<boolean>;

let accessOutsideSections: ContentAccess = async () => false;

/** The learning module says who may open the items of its trainings. */
export function registerContentAccess(access: ContentAccess): void {
  accessOutsideSections = access;
}

/** The item, for a person who may open it; for all others it isn't there. */
export async function openContentItem(db: TenantDb, question: AccessQuestion): Promise<ContentItemRow> {
  const item = await contentItems(db).find(question.idContentItem);
  if (!item) throw notFound();
  const top = item.parent === null ? item : await contentItems(db).find(item.parent);
  // B4.3-25: a link that may be handed on has to open for whom it was handed to.
  if (item.shareable) return item;
  const isListed = item.id_section !== null || (top?.id_section ?? null) !== null;
  if (isListed || (await accessOutsideSections(db, question))) return item;
  // What is inside a content is open to whom that content is open.
  if (item.parent !== null) {
    await openContentItem(db, { ...question, idContentItem: item.parent });
    return item;
  }
  throw notFound();
}
