/** Tolerance of a jump beyond the furthest played point, in seconds (B4.3-24). */
export const seekToleranceSeconds = 2;

/**
 * Time after a return during which positions are not checked, so that the return itself passes, in milliseconds
 * (B4.3-24).
 */
export const seekLockMs = 500;

export interface SeekGuard {
  /** Furthest position that was played, in seconds. */
  furthest: number;
  lockedUntilMs: number;
  /** True when a jump happened during the lock; it is checked when the lock ends. */
  hasUnjudgedSeek: boolean;
}

export interface Position {
  kind: 'played' | 'sought';
  seconds: number;
  /** Time of any monotonic clock. */
  nowMs: number;
}

export interface Verdict {
  guard: SeekGuard;
  /** Position to return to, or null when playback may continue. */
  returnTo: number | null;
}

export function seekGuard(furthest: number): SeekGuard {
  return { furthest, lockedUntilMs: 0, hasUnjudgedSeek: false };
}

/** Checks a position: playback moves the furthest point, a jump beyond the tolerance returns to it (B4.3-23). */
export function judgePosition(guard: SeekGuard, { kind, seconds, nowMs }: Position): Verdict {
  const isSeek = kind === 'sought';
  if (nowMs < guard.lockedUntilMs) {
    return { guard: { ...guard, hasUnjudgedSeek: guard.hasUnjudgedSeek || isSeek }, returnTo: null };
  }
  const isJudged = isSeek || guard.hasUnjudgedSeek;
  if (isJudged && seconds > guard.furthest + seekToleranceSeconds) {
    return { guard: { ...guard, lockedUntilMs: nowMs + seekLockMs, hasUnjudgedSeek: false }, returnTo: guard.furthest };
  }
  return {
    guard: { ...guard, furthest: isSeek ? guard.furthest : Math.max(guard.furthest, seconds), hasUnjudgedSeek: false },
    returnTo: null,
  };
}
