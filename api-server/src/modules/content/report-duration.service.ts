import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { refuse } from '../../platform/errors.ts';
import { contentItems } from './content-item.repository.ts';
import type { ContentItemRow } from './content-item.repository.ts';
import { isStoredMedia } from './media-address.presenter.ts';
import { isTimed } from './progress.rules.ts';

/**
 * Stores a duration that a browser reports for a medium of another service, if none is known. For files of the portal
 * nothing is stored: the server reads their length itself. Returns the current duration.
 */
export async function reportDuration(db: TenantDb, item: ContentItemRow, duration: number): Promise<number> {
  if (!isTimed(item.id_content_type))
    throw refuse('content.not-a-medium', 409, 'Este conteúdo não é um áudio nem um vídeo.');
  if (isStoredMedia(item.content_location)) return item.duration;
  return contentItems(db).fillDuration(item.id_content_item, duration);
}
