import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { Refusal, notFound } from '../../../platform/errors.ts';
import { openContentItem } from '../content-access.service.ts';
import type { ContentItemRow } from '../content-item.repository.ts';
import { playlists } from './playlist.repository.ts';

/** Returns the first item with the video in its list that the person may open. */
export async function itemWithVideo(
  db: TenantDb,
  { provider, idVideo }: { provider: string; idVideo: string },
  idUser: number,
): Promise<ContentItemRow> {
  for (const idContentItem of await playlists(db).itemsWith(provider, idVideo)) {
    try {
      return await openContentItem(db, { idUser, idContentItem });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  throw notFound();
}
