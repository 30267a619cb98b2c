import { contentType } from '@shared-kit/contracts/content';
import { stateReached } from '../progress.rules.ts';
import type { Reached, ReachedState } from '../progress.rules.ts';

interface Seen {
  readonly progress: number;
  readonly completed: 'PROGRESS' | 'COMPLETED';
}

/** Returns the progress at this point of a video of a playlist, by the rules of any video. */
export function videoReached(duration: number, reached: Reached): ReachedState {
  return stateReached({ idContentType: contentType.video, duration }, reached);
}

/**
 * Returns the progress of a whole playlist: the seen part of its time; complete with its last video. Videos that are
 * added later do not reduce it.
 */
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
