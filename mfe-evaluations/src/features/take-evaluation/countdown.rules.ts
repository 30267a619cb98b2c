import { LONGEST_GAP_SECONDS } from 'shared-kit/contracts/evaluations';

/** A clock as it runs in the browser between two words from the server. */
export interface Countdown {
  /** Milliseconds left at `at`. */
  readonly leftMs: number;
  readonly at: number;
}

/** Time goes by with the ticks. Ticks far apart mean that the machine slept: the server paused, and so does this clock. */
export function tick(countdown: Countdown, now: number): Countdown {
  const gap = Math.max(0, now - countdown.at);
  const passed = gap > LONGEST_GAP_SECONDS * 1000 ? 0 : gap;
  return { leftMs: Math.max(0, countdown.leftMs - passed), at: now };
}

/** A9-13. */
export const RED_UNDER_SECONDS = 20;

/** Whole seconds as shown: the last one lasts until zero. */
export function secondsShown(leftMs: number): number {
  return Math.ceil(leftMs / 1000);
}

const milestones = [RED_UNDER_SECONDS - 1, 60, 300] as const;

/** The seconds last said aloud as time ran out: 5 minutes, 1 minute, and when the clock turned red. */
export function milestonePassed(start: number, now: number): number | undefined {
  return milestones.find((milestone) => start > milestone && now <= milestone);
}
