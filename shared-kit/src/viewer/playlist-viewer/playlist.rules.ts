import type { PlaylistVideo } from 'shared-kit/contracts/content';

/** A video counts as seen from this part of its duration on, as the server judges it. */
const SEEN_FROM = 0.95;

/** Where a person goes on: at the video that they were at, or the one after it where that is seen; else at the first unseen one. */
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

/** A video once it was played up to here: percent and completion never fall. `duration` is the player's, where the list doesn't know it. */
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
