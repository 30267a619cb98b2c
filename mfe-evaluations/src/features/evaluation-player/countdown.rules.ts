/** State of the browser's clock between two server responses. */
export interface Countdown {
  /** Milliseconds left at `at`. */
  readonly leftMs: number;
  readonly at: number;
}

/** Advances the clock by the whole gap since the last tick, also when the machine slept: the server's clock runs on. */
export function tick(countdown: Countdown, now: number): Countdown {
  const gap = Math.max(0, now - countdown.at);
  return { leftMs: Math.max(0, countdown.leftMs - gap), at: now };
}

/** Limit under which the clock is red, in seconds (A9-13). */
export const RED_UNDER_SECONDS = 20;

/** Returns the whole seconds to show, rounded up. */
export function secondsShown(leftMs: number): number {
  return Math.ceil(leftMs / 1000);
}

const milestones = [RED_UNDER_SECONDS - 1, 60, 300] as const;

/** Returns the announcement passed between two readings: 5 minutes, 1 minute, or the turn to red, in seconds. */
export function milestonePassed(start: number, now: number): number | undefined {
  return milestones.find((milestone) => start > milestone && now <= milestone);
}
