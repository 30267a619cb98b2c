import { useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod/mini';
import { call, queryKeyOf, useQueryClient } from '@shared-kit/runtime/api';
import { findPlaylist, savePlaylistDuration } from '@shared-kit/contracts/content';
import type { PlaylistVideo } from '@shared-kit/contracts/content';
import type { ReplyOf } from '@shared-kit/contracts/core';
import type { MediaProgress } from '@shared-kit/media/player';
import { readStored, writeStored } from '@shared-kit/runtime/session';
import type { ContentViewerProps } from '../viewer-props.ts';
import { reachedVideo, videoAfter, videoBefore, videoToBegin } from './playlist.rules.ts';

export type Playlist = ReplyOf<typeof findPlaylist>;

/** Panel over the stage after a video. */
export type AfterVideo = 'nothing' | 'up-next' | 'over';

/** Storage key of the autoplay setting, stored on the device. */
const AUTOPLAY = 'playlist-autoplay';

/** Manages the current video of a playlist, its successor, and the user's progress. */
export function usePlaylist({ item, progress, chosenVideo, playlist }: ContentViewerProps & { playlist: Playlist }) {
  const { videos, provider, totalDuration } = playlist;
  const client = useQueryClient();
  const [own, setOwn] = useState(() => videoToBegin(videos, playlist.idLastVideo)?.idVideo);
  const [after, setAfter] = useState<AfterVideo>('nothing');
  // A video that follows automatically asks nothing.
  const [asksToResume, setAsksToResume] = useState(true);
  // Choosing the current video restarts it.
  const [begun, setBegun] = useState(0);
  const [autoplay, setAutoplay] = useState(() => readStored(AUTOPLAY, z.boolean()) ?? true);
  const video =
    videos.find(({ idVideo }) => idVideo === chosenVideo?.idVideo) ??
    videos.find(({ idVideo }) => idVideo === own) ??
    videos[0];
  useTotalDuration(item, totalDuration);

  const open = (next: PlaylistVideo, asksAgain: boolean): void => {
    setAfter('nothing');
    setAsksToResume(asksAgain);
    setOwn(next.idVideo);
    if (next.idVideo === video?.idVideo) setBegun(begun + 1);
    chosenVideo?.choose(provider, next.idVideo);
  };

  const note = ({ idVideo }: PlaylistVideo, { seconds, duration }: MediaProgress, isOver = false): void => {
    client.setQueryData<Playlist>(
      queryKeyOf(findPlaylist, { params: { id: item.idContentItem } }),
      (reply) =>
        reply && {
          ...reply,
          idLastVideo: idVideo,
          videos: reply.videos.map((one) =>
            one.idVideo === idVideo ? reachedVideo(one, { seconds, duration, isOver }) : one,
          ),
        },
    );
  };

  return {
    video,
    after,
    asksToResume,
    begun,
    autoplay,
    previous: video && videoBefore(videos, video.idVideo),
    next: video && videoAfter(videos, video.idVideo),
    /** Opens a video that the user chose. */
    choose: (wanted: PlaylistVideo) => open(wanted, true),
    /** Opens the next video automatically. */
    follow: (next: PlaylistVideo) => open(next, false),
    stay: () => setAfter('nothing'),
    setAutoplay: (isOn: boolean) => {
      setAutoplay(isOn);
      writeStored(AUTOPLAY, isOn);
    },
    onProgress: (of: PlaylistVideo, reached: MediaProgress) => {
      note(of, reached);
      progress.reach({ seconds: reached.seconds, idVideo: of.idVideo });
    },
    onPause: (of: PlaylistVideo, reached: MediaProgress) => {
      note(of, reached);
      progress.pause({ seconds: reached.seconds, idVideo: of.idVideo });
    },
    onEnded: (of: PlaylistVideo, reached: MediaProgress) => {
      note(of, reached, true);
      progress.finish({ seconds: reached.seconds, idVideo: of.idVideo });
      setAfter(!videoAfter(videos, of.idVideo) ? 'over' : autoplay ? 'up-next' : 'nothing');
    },
  };
}

/** Reports a total duration that differs from the server's value for the item (A7c-20), once. */
function useTotalDuration({ idContentItem, duration: known }: ContentViewerProps['item'], duration: number): void {
  const saveDuration = useEffectEvent(() => {
    if (duration <= 0 || duration === known) return;
    call(savePlaylistDuration, { params: { id: idContentItem }, body: { duration } }).catch((error: unknown) =>
      console.info(`duration of playlist ${idContentItem} not saved`, String(error)),
    );
  });
  useEffect(() => saveDuration(), [idContentItem]);
}
