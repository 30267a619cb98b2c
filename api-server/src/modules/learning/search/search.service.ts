import type { CardElement } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { contentSummariesWith } from '../../content/index.ts';
import type { MediaContext } from '../../content/index.ts';
import { contentCard } from '../catalog/card.presenter.ts';
import { likes } from '../catalog/like.repository.ts';
import type { Viewer } from '../core/viewer.rules.ts';
import { presentCards } from '../catalog/present-node.service.ts';
import { freeContentIds, searchableNodes } from './search.repository.ts';

interface Search {
  /** Lower case without accents; all must match. */
  readonly words: readonly string[];
  readonly offset: number;
  readonly limit: number;
}

/**
 * Returns catalogs and trainings, then contents. A page may contain the end of the first and the beginning of the
 * second.
 */
export async function searchAll(
  db: TenantDb,
  search: Search,
  { viewer, media }: { viewer: Viewer; media: MediaContext },
) {
  if (search.words.length === 0) return { totalRecords: 0, data: [] };
  const [{ rows, total }, freeIds] = await Promise.all([
    searchableNodes(db, viewer).search(search.words, search),
    freeContentIds(db, viewer.department),
  ]);
  const [contents, cards] = await Promise.all([
    contentSummariesWith(db, freeIds, search.words),
    presentCards(db, rows, viewer, media),
  ]);
  const from = Math.max(0, search.offset - total);
  const shown = contents.slice(from, from + search.limit - rows.length);
  const liked = await likes(db, viewer.idUser).of(
    'CONTENT',
    shown.map((content) => content.idContentItem),
  );
  const data: CardElement[] = [
    ...cards,
    ...shown.map((content) => contentCard(content, content.idContentItem, media, liked.get(content.idContentItem))),
  ];
  return { totalRecords: total + contents.length, data };
}
