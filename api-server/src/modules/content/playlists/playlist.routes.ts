import { findPlaylist, findVideo, savePlaylistDuration } from '@shared-kit/contracts/content';
import type { ApiBuilder } from '../../../platform/module.ts';
import { findPlaylistOf } from './find-playlist.service.ts';
import { itemWithVideo } from './item-with-video.service.ts';
import { storePlaylistDuration } from './save-playlist.service.ts';

export function servePlaylists(api: ApiBuilder): void {
  api.handle(findPlaylist, 'in-steps', (context) => findPlaylistOf(context));

  api.handle(findVideo, async ({ params, db, session: { idUser } }) => {
    const item = await itemWithVideo(db, params, idUser);
    return { success: true, idContentItem: item.id_content_item, idSection: item.id_section };
  });

  api.handle(savePlaylistDuration, async ({ params, body, db, session: { idUser } }) => ({
    success: true,
    duration: await storePlaylistDuration(db, { idUser, idContentItem: params.id, duration: body.duration }),
  }));
}
