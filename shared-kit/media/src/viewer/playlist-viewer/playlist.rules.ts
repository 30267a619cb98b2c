import type { PlaylistVideo } from '@shared-kit/contracts/content';

/** Share of its duration from which a video counts as seen; the server uses the same value. */
const SEEN_FROM = 0.95;

/** Returns the video to start with: the last one, or the next one when that is seen; otherwise the first unseen one. */
export function videoToBegin(videos: readonly PlaylistVideo[], idLastVideo: string | null): PlaylistVideo | undefined {
  const last = videos.findIndex(({ idVideo }) => idVideo === idLastVideo);
  const isUnseen = ({ completed }: PlaylistVideo): boolean => completed !== 'COMPLETED';
  return (last === -1 ? undefined : videos.slice(last).find(isUnseen)) ?? videos.find(isUnseen) ?? videos[0];
}

export function videoAfter(videos: readonly PlaylistVideo[], idVideo: string): PlaylistVideo | undefined {
  const at = videos.findIndex((video) => video.idVideo === idVideo);
  return at === -1 ? undefined : videos[at + 1];
}

export function videoBefore(videos: readonly PlaylistVideo[], idVideo: string): PlaylistVideo | undefined {
  return videos[videos.findIndex((video) => video.idVideo === idVideo) - 1];
}

/**
 * Returns a video after it was played up to a position: percent and completion never decrease. `duration` is the
 * player's, used when the list has none.
 */
export function reachedVideo(
  video: PlaylistVideo,
  { seconds, duration, isOver }: { seconds: number; duration: number; isOver: boolean },
): PlaylistVideo {
  const length = video.duration || duration;
  const isSeen = length > 0 ? seconds >= length * SEEN_FROM : isOver;
  if (isSeen) return { ...video, progress: 100, completed: 'COMPLETED', lastPosition: 0 };
  const progress = length > 0 ? Math.min(99, Math.floor((seconds / length) * 100)) : 0;
  return {
    ...video,
    lastPosition: seconds,
    progress: Math.max(video.progress, progress),
    completed: video.completed === 'COMPLETED' ? 'COMPLETED' : 'PROGRESS',
  };
}
