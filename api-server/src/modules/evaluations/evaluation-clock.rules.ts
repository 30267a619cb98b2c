/** Remaining time of a questionnaire at its last heartbeat. */
export interface Clock {
  /** Milliseconds; null without a limit. */
  readonly timeLeftMs: number | null;
  /** Null while the clock is stopped. */
  readonly lastBeatAt: Date | null;
}

/** Milliseconds that an answer given before zero may take to arrive. */
export const ANSWER_GRACE_MS = 2_000;

/** Returns the milliseconds left now. A running clock counts every gap between heartbeats (decision 31). */
export function timeLeftAt({ timeLeftMs, lastBeatAt }: Clock, now: Date): number | null {
  if (timeLeftMs === null || lastBeatAt === null) return timeLeftMs;
  return Math.max(0, timeLeftMs - Math.max(0, now.getTime() - lastBeatAt.getTime()));
}

/** Returns the moment at which the time ran out; null while time is left. */
export function zeroMoment(clock: Clock, now: Date): Date | null {
  if (timeLeftAt(clock, now) !== 0 || clock.timeLeftMs === null) return null;
  return clock.lastBeatAt === null ? now : new Date(clock.lastBeatAt.getTime() + clock.timeLeftMs);
}

/** Returns whether an answer that arrives now was given in time. */
export function isInTime(clock: Clock, now: Date): boolean {
  const zero = zeroMoment(clock, now);
  return zero === null || now.getTime() - zero.getTime() < ANSWER_GRACE_MS;
}

/** Returns the clock after a heartbeat. The time that the browser claims can only lower the time left. */
export function beat(clock: Clock, now: Date, claimedMs: number | null, pause: boolean): Clock {
  const counted = timeLeftAt(clock, now);
  const timeLeftMs =
    counted === null || claimedMs === null ? counted : Math.min(counted, Math.max(0, Math.round(claimedMs)));
  return { timeLeftMs, lastBeatAt: pause ? null : now };
}
