import { contentType } from '@shared-kit/contracts/content';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { refuse } from '../../../platform/errors.ts';
import { openContentItem } from '../content-access.service.ts';
import { contentItems } from '../content-item.repository.ts';
import type { ReachedState } from '../progress.rules.ts';
import { playlistReached, videoReached } from './playlist-progress.rules.ts';
import { playlists } from './playlist.repository.ts';

interface ReachedVideo {
  readonly idVideo: string;
  readonly seconds: number;
  readonly finished: boolean;
}

/**
 * Saves the progress of the videos of a playlist and returns the progress of the whole. Videos that are not in the
 * list are ignored.
 */
export async function storeReachedVideos(
  db: TenantDb,
  reached: readonly ReachedVideo[],
  { idUser, idContentItem, from, now }: { idUser: number; idContentItem: number; from: Date; now: Date },
): Promise<ReachedState> {
  const list = (await playlists(db).find(idContentItem))?.videos ?? [];
  const durations = new Map(list.map(({ idVideo, duration }) => [idVideo, duration]));
  for (const [turn, { idVideo, ...point }] of reached.entries()) {
    const duration = durations.get(idVideo);
    if (duration === undefined) continue;
    await playlists(db).saveProgress(
      { ...videoReached(duration, point), idUser, idContentItem, idVideo, from, now },
      turn,
    );
  }
  const seen = new Map((await playlists(db).progressOf(idUser, idContentItem)).map((row) => [row.id_video, row]));
  return playlistReached(list, seen);
}

/** A7c-20: saves the duration that the browser reports, only when the service has given none. */
export async function storePlaylistDuration(
  db: TenantDb,
  { idUser, idContentItem, duration }: { idUser: number; idContentItem: number; duration: number },
): Promise<number> {
  const item = await openContentItem(db, { idUser, idContentItem });
  if (item.id_content_type !== contentType.playlist)
    throw refuse('content.not-a-playlist', 409, 'Este conteúdo não é uma lista de vídeos.');
  const saved = (await playlists(db).find(idContentItem))?.videos.reduce((sum, video) => sum + video.duration, 0) ?? 0;
  if (saved === 0) return contentItems(db).fillDuration(idContentItem, duration);
  await playlists(db).setDuration(idContentItem, saved);
  return saved;
}
