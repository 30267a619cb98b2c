import type { ReplyOf, RequestOf } from '@shared-kit/contracts/core';
import { contentType, videoSourceOf } from '@shared-kit/contracts/content';
import type { findPlaylist, VideoSource } from '@shared-kit/contracts/content';
import type { StoredVideo } from '../content.tables.ts';
import { DAY_MS, MINUTE_MS } from '@shared-kit/contracts/calendar';
import type { Session } from '../../../platform/auth/session.types.ts';
import { notFound } from '../../../platform/errors.ts';
import type { StepContext } from '../../../platform/module.ts';
import { VideoServiceError } from '../../../platform/video-services/video-service.port.ts';
import { openContentItem } from '../content-access.service.ts';
import type { ContentItemRow } from '../content-item.repository.ts';
import { playlists } from './playlist.repository.ts';
import { presentVideos } from './playlist.presenter.ts';

/** Milliseconds after which a list is requested again. */
const FRESH_MS = 10 * MINUTE_MS;
/** Milliseconds for which the last reply is used when the service does not answer. */
const USABLE_MS = DAY_MS;

type Context = Pick<StepContext<typeof findPlaylist>, 'transaction' | 'videos' | 'log' | 'now'> &
  RequestOf<typeof findPlaylist> & { readonly session: Session };

/**
 * Returns the videos of an item with the person's progress. The service is called between two transactions, never
 * inside one.
 */
export async function findPlaylistOf(context: Context): Promise<ReplyOf<typeof findPlaylist>> {
  const { params, session, transaction, videos, now } = context;
  const idContentItem = params.id;
  const { item, saved } = await transaction(async (db) => ({
    item: await openContentItem(db, { idUser: session.idUser, idContentItem }),
    saved: await playlists(db).find(idContentItem),
  }));
  const source = videoSourceOf(item.content_location);
  if (!source || !mayHaveVideos(item)) throw notFound();
  const name = `${source.provider}:${source.id}`;
  const servedBy = videos.servedBy(source.provider);
  const known =
    saved?.source === name && saved.served_by === servedBy && now.getTime() - saved.fetched_at.getTime() < USABLE_MS
      ? saved
      : undefined;
  const isFresh = known !== undefined && now.getTime() - known.fetched_at.getTime() < FRESH_MS;
  const listed = isFresh ? undefined : await listOf(context, source, item);
  const list = listed ?? known?.videos;
  const progress = await transaction(async (db) => {
    if (listed) {
      await playlists(db).save({ idContentItem, source: name, servedBy, videos: listed, now });
      const total = listed.reduce((sum, video) => sum + video.duration, 0);
      if (total > 0) await playlists(db).setDuration(idContentItem, total);
    }
    return playlists(db).progressOf(session.idUser, idContentItem);
  });
  return presentVideos(list, progress, {
    provider: source.provider,
    embedUrl: (idVideo) => videos.embedUrl(source.provider, idVideo),
  });
}

/**
 * Returns true for content types with videos: a broadcast has one video; a playlist has those of its list, or the one
 * that its address names.
 */
function mayHaveVideos({ id_content_type: type }: ContentItemRow): boolean {
  return type === contentType.playlist || type === contentType.live;
}

/** Returns the service's current list; undefined on a failure, which is only logged (A7m-31). */
async function listOf(
  { videos, log }: Context,
  source: VideoSource,
  item: ContentItemRow,
): Promise<readonly StoredVideo[] | undefined> {
  if (source.kind === 'video') {
    const { text, description, image } = item;
    // A duration that a browser reported completes nothing, so the list does not use it.
    const duration = item.duration_reported ? 0 : item.duration;
    return [{ idVideo: source.id, title: text, description, image: image.startsWith('https:') ? image : '', duration }];
  }
  try {
    return await videos.list(source.provider, source.id);
  } catch (error) {
    if (!(error instanceof VideoServiceError)) throw error;
    log.warn(
      { provider: source.provider, list: source.id, idContentItem: item.id_content_item, reason: error.message },
      'a video service gave no list',
    );
    return undefined;
  }
}
