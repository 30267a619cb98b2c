import { LONGEST_GAP_SECONDS } from 'shared-kit/contracts/evaluations';

/** The remaining time of a questionnaire, as it stood at the last heartbeat. */
export interface Clock {
  /** Null has no limit. */
  readonly timeLeftMs: number | null;
  /** Null while the clock stands still. */
  readonly lastBeatAt: Date | null;
}

const longestGapMs = LONGEST_GAP_SECONDS * 1000;

/** An answer given before zero may take this long to arrive. */
export const ANSWER_GRACE_MS = 2_000;

/** What is left now. Time runs over gaps of up to 15 s; a longer gap was a pause, unless zero came first (decision 31). */
export function timeLeftAt({ timeLeftMs, lastBeatAt }: Clock, now: Date): number | null {
  if (timeLeftMs === null || lastBeatAt === null) return timeLeftMs;
  const gap = Math.max(0, now.getTime() - lastBeatAt.getTime());
  if (gap > longestGapMs && timeLeftMs > longestGapMs) return timeLeftMs;
  return Math.max(0, timeLeftMs - gap);
}

/** The moment the time was over, or null while it is not. */
export function zeroMoment(clock: Clock, now: Date): Date | null {
  if (timeLeftAt(clock, now) !== 0 || clock.timeLeftMs === null) return null;
  return clock.lastBeatAt === null ? now : new Date(clock.lastBeatAt.getTime() + clock.timeLeftMs);
}

/** Whether an answer that arrives now was given in time. */
export function isInTime(clock: Clock, now: Date): boolean {
  const zero = zeroMoment(clock, now);
  return zero === null || now.getTime() - zero.getTime() < ANSWER_GRACE_MS;
}

/** The clock after a heartbeat. What the browser says can only lower what is left. */
export function beat(clock: Clock, now: Date, claimedMs: number | null, pause: boolean): Clock {
  const counted = timeLeftAt(clock, now);
  const timeLeftMs =
    counted === null || claimedMs === null ? counted : Math.min(counted, Math.max(0, Math.round(claimedMs)));
  return { timeLeftMs, lastBeatAt: pause ? null : now };
}
