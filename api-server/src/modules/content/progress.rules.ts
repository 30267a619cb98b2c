import { contentType } from '@shared-kit/contracts/content';
import { fromMoment } from '@shared-kit/contracts/calendar';

/** Part of its duration from which a medium counts as seen, since closing credits are not content. */
const SEEN_FROM = 0.95;
/** Seconds below which a position counts as the start. */
const START_ENDS = 3;

const timedTypes: ReadonlySet<number> = new Set([contentType.audio, contentType.video, contentType.live]);

/** Returns true when an item is a medium with a duration of its own. */
export function isTimed(idContentType: number): boolean {
  return timedTypes.has(idContentType);
}

export interface Reached {
  /** Position in the media, in seconds. */
  readonly seconds: number;
  readonly finished: boolean;
}

export interface ReachedState {
  readonly lastPosition: number;
  readonly progress: number;
  readonly completed: 'PROGRESS' | 'COMPLETED';
}

/**
 * Returns the progress at this point of an item. A medium with a known duration is complete when its position says
 * so, whatever the browser claims; for everything else the browser reports the end. A duration that a browser
 * reported is shown and gives a percentage, but completion never depends on it.
 */
export function stateReached(
  item: { idContentType: number; duration: number; isDurationReported?: boolean },
  { seconds, finished }: Reached,
): ReachedState {
  // For a PDF the position is the page (decision 163); the browser knows the number of pages.
  if (item.idContentType === contentType.pdf)
    return {
      lastPosition: finished ? 0 : Math.floor(seconds),
      progress: finished ? 100 : 0,
      completed: finished ? 'COMPLETED' : 'PROGRESS',
    };
  if (!isTimed(item.idContentType))
    return { lastPosition: 0, progress: finished ? 100 : 0, completed: finished ? 'COMPLETED' : 'PROGRESS' };
  const { duration } = item;
  const isComplete = duration > 0 && !item.isDurationReported ? seconds >= duration * SEEN_FROM : finished;
  if (isComplete) return { lastPosition: 0, progress: 100, completed: 'COMPLETED' };
  const position = seconds < START_ENDS ? 0 : seconds;
  const progress = duration > 0 ? Math.min(99, Math.floor((seconds / duration) * 100)) : 0;
  return { lastPosition: position, progress, completed: 'PROGRESS' };
}

/** Returns the start of a visit, limited to the server's current time. */
export function visitStart(timeStart: string, now: Date): Date {
  const start = fromMoment(timeStart);
  return start > now ? now : start;
}

/** Limits the reported seconds of a visit to the time since it began. */
export function believableTime(timeExecuted: number, start: Date, now: Date): number {
  return Math.min(timeExecuted, (now.getTime() - start.getTime()) / 1000);
}
