import type { ContentItem } from '@shared-kit/contracts/content';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { presentContentItem } from './content-item.presenter.ts';
import { contentItems } from './content-item.repository.ts';
import type { PersonalItemRow } from './content-item.repository.ts';
import { listedItems } from './listed-items.repository.ts';
import type { MediaContext } from './media-address.presenter.ts';

interface Viewer {
  readonly idUser: number;
  readonly media: MediaContext;
}

/** Presents rows as content items with their children, in the order of the rows. */
export async function presentItems(
  db: TenantDb,
  rows: readonly PersonalItemRow[],
  viewer: Viewer,
): Promise<ContentItem[]> {
  return withChildren(rows, await contentItems(db).ofParents(idsOf(rows), viewer.idUser), viewer);
}

/** Like `presentItems`, without the bodies of the children. */
export async function presentListedItems(
  db: TenantDb,
  rows: readonly PersonalItemRow[],
  viewer: Viewer,
): Promise<ContentItem[]> {
  return withChildren(rows, await listedItems(db).ofParents(idsOf(rows), viewer.idUser), viewer);
}

function idsOf(rows: readonly PersonalItemRow[]): number[] {
  return rows.map((row) => row.id_content_item);
}

function withChildren(
  rows: readonly PersonalItemRow[],
  children: readonly PersonalItemRow[],
  { media }: Viewer,
): ContentItem[] {
  const byParent = Map.groupBy(children, (child) => child.parent);
  return rows.map((row) => presentContentItem(row, byParent.get(row.id_content_item) ?? [], media));
}

/** Returns items by id, in the given order. The caller checks access. Missing ids are left out. */
export async function findContentItems(db: TenantDb, ids: readonly number[], viewer: Viewer): Promise<ContentItem[]> {
  const [rows, children] = await Promise.all([
    contentItems(db).findForPerson(ids, viewer.idUser),
    contentItems(db).ofParents(ids, viewer.idUser),
  ]);
  const byId = new Map(rows.map((row) => [row.id_content_item, row]));
  return withChildren(
    ids.flatMap((id) => byId.get(id) ?? []),
    children,
    viewer,
  );
}
