import type { EvaluationParameters } from '@shared-kit/contracts/evaluations';
import type { Clock } from './evaluation-clock.rules.ts';

/** Milliseconds that still count after the last sign of life of a page that ended without a report. */
export const VANISHED_AFTER_MS = 60_000;

/** A pause of at most this many milliseconds counts as time: another page is still open, or the page was reloaded. */
export const SHORT_PAUSE_MS = 15_000;

/** Number of pauses of a questionnaire that stop its clock. */
export const MAX_PAUSES = 5;

/** Clock with what decides about its pauses. */
export interface PausableClock extends Clock {
  /** Moment of the reported leave; null while the clock runs. */
  readonly pausedAt: Date | null;
  readonly canPause: boolean;
}

/** Pause that has stopped the clock and is over. */
export interface Pause {
  /** `left`: the page reported its end. `vanished`: the page ended without a report. */
  readonly kind: 'left' | 'vanished';
  readonly from: Date;
  readonly until: Date;
}

/** Returns how many pauses are left; null when the evaluation has no clock or its clock never stops. */
export function pausesLeft({ timeLimit, pauseOnLeave }: EvaluationParameters, used: number): number | null {
  return timeLimit === null || pauseOnLeave === 0 ? null : Math.max(0, MAX_PAUSES - used);
}

/** Returns whether the clock runs for a page that has given no sign of life for so long that it counts as left. */
export function isVanished({ timeLeftMs, lastBeatAt, canPause }: PausableClock, now: Date): boolean {
  if (!canPause || lastBeatAt === null || timeLeftMs === null || timeLeftMs <= VANISHED_AFTER_MS) return false;
  return now.getTime() - lastBeatAt.getTime() > VANISHED_AFTER_MS;
}

/**
 * Returns the clock at the return of the learner, and the pause that ends by it. An open page has never paused: its
 * heartbeat or answer counts the whole gap. Only a page that was opened anew makes a vanished page count as a pause.
 */
export function atReturn(
  clock: PausableClock,
  now: Date,
  isNewPage: boolean,
): { readonly clock: Clock; readonly pause: Pause | null } {
  const { timeLeftMs, lastBeatAt, pausedAt } = clock;
  const unchanged = { clock: { timeLeftMs, lastBeatAt }, pause: null };
  if (lastBeatAt === null) {
    if (pausedAt === null) return unchanged;
    return now.getTime() - pausedAt.getTime() <= SHORT_PAUSE_MS
      ? { clock: { timeLeftMs, lastBeatAt: pausedAt }, pause: null }
      : { clock: { timeLeftMs, lastBeatAt: now }, pause: { kind: 'left', from: pausedAt, until: now } };
  }
  if (!isNewPage || timeLeftMs === null || !isVanished(clock, now)) return unchanged;
  return {
    clock: { timeLeftMs: timeLeftMs - VANISHED_AFTER_MS, lastBeatAt: now },
    pause: { kind: 'vanished', from: new Date(lastBeatAt.getTime() + VANISHED_AFTER_MS), until: now },
  };
}
