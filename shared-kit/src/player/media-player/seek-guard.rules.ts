/** How far beyond the furthest played point a jump may go, in seconds (B4.3-24). */
export const seekToleranceSeconds = 2;

/** How long after a return nothing is judged, so that the return itself isn't (B4.3-24). */
export const seekLockMs = 500;

export interface SeekGuard {
  /** Furthest point that was really played, in seconds. */
  furthest: number;
  lockedUntilMs: number;
  /** A jump happened while locked; it is judged when the lock ends. */
  hasUnjudgedSeek: boolean;
}

export interface Position {
  kind: 'played' | 'sought';
  seconds: number;
  /** Any clock that only goes forward. */
  nowMs: number;
}

export interface Verdict {
  guard: SeekGuard;
  /** Where playback has to go back to, or null where it may go on. */
  returnTo: number | null;
}

export function seekGuard(furthest: number): SeekGuard {
  return { furthest, lockedUntilMs: 0, hasUnjudgedSeek: false };
}

/** Judges a position: playing on moves the furthest point, jumping more than the tolerance beyond it goes back to it (B4.3-23). */
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
