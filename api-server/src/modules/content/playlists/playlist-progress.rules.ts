import { contentType } from 'shared-kit/contracts/content';
import { stateReached } from '../progress.rules.ts';
import type { Reached, ReachedState } from '../progress.rules.ts';

interface Seen {
  readonly progress: number;
  readonly completed: 'PROGRESS' | 'COMPLETED';
}

/** How far a person is who reached this point of a video of a playlist; judged like any video. */
export function videoReached(duration: number, reached: Reached): ReachedState {
  return stateReached({ idContentType: contentType.video, duration }, reached);
}

/** How far a person is with a whole playlist: the part of its time that they have seen; complete with its last video. Later videos take nothing back. */
export function playlistReached(
  videos: readonly { idVideo: string; duration: number }[],
  seen: ReadonlyMap<string, Seen>,
): ReachedState {
  const isComplete = videos.length > 0 && videos.every(({ idVideo }) => seen.get(idVideo)?.completed === 'COMPLETED');
  if (isComplete) return { lastPosition: 0, progress: 100, completed: 'COMPLETED' };
  const isTimed = videos.every(({ duration }) => duration > 0);
  const weight = (video: { duration: number }): number => (isTimed ? video.duration : 1);
  const whole = videos.reduce((sum, video) => sum + weight(video), 0);
  const done = videos.reduce((sum, video) => sum + (weight(video) * (seen.get(video.idVideo)?.progress ?? 0)) / 100, 0);
  return {
    lastPosition: 0,
    progress: whole === 0 ? 0 : Math.min(99, Math.floor((done / whole) * 100)),
    completed: 'PROGRESS',
  };
}
