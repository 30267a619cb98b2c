import { contentType } from 'shared-kit/contracts/content';
import { fromMoment } from 'shared-kit/contracts/calendar';

/** A medium counts as seen from this part of its duration on: closing credits are not content. */
const SEEN_FROM = 0.95;
/** A position below this is the start. Seconds. */
const START_ENDS = 3;

const timedTypes: ReadonlySet<number> = new Set([contentType.audio, contentType.video, contentType.live]);

/** Whether an item is a medium that has a duration of its own. */
export function isTimed(idContentType: number): boolean {
  return timedTypes.has(idContentType);
}

export interface Reached {
  /** Position in the media, seconds. */
  readonly seconds: number;
  readonly finished: boolean;
}

export interface ReachedState {
  readonly lastPosition: number;
  readonly progress: number;
  readonly completed: 'PROGRESS' | 'COMPLETED';
}

/**
 * How far a person is who reached this point of an item. A medium of known duration is complete when its position says
 * so, whatever the browser claims; for all else the browser knows when the end was reached. A duration that some
 * browser has told is shown and gives a percentage: nobody's completion hangs on it.
 */
export function stateReached(
  item: { idContentType: number; duration: number; isDurationTold?: boolean },
  { seconds, finished }: Reached,
): ReachedState {
  // Of a PDF the position is the page (decision 163); how many there are the browser knows.
  if (item.idContentType === contentType.pdf)
    return {
      lastPosition: finished ? 0 : Math.floor(seconds),
      progress: finished ? 100 : 0,
      completed: finished ? 'COMPLETED' : 'PROGRESS',
    };
  if (!isTimed(item.idContentType))
    return { lastPosition: 0, progress: finished ? 100 : 0, completed: finished ? 'COMPLETED' : 'PROGRESS' };
  const { duration } = item;
  const isComplete = duration > 0 && !item.isDurationTold ? seconds >= duration * SEEN_FROM : finished;
  if (isComplete) return { lastPosition: 0, progress: 100, completed: 'COMPLETED' };
  const position = seconds < START_ENDS ? 0 : seconds;
  const progress = duration > 0 ? Math.min(99, Math.floor((seconds / duration) * 100)) : 0;
  return { lastPosition: position, progress, completed: 'PROGRESS' };
}

/** The start of a visit as far as it can be believed: no clock runs ahead of the server's. */
export function visitStart(timeStart: string, now: Date): Date {
  const start = fromMoment(timeStart);
  return start > now ? now : start;
}

/** A visit can't have lasted longer than the time since it began. Seconds. */
export function believableTime(timeExecuted: number, start: Date, now: Date): number {
  return Math.min(timeExecuted, (now.getTime() - start.getTime()) / 1000);
}
