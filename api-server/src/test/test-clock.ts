import type { Clock } from '../platform/clock.port.ts';

/** A clock that follows real time until it is set. */
export interface TestClock extends Clock {
  set(moment: Date | string): void;
  advance(milliseconds: number): void;
  /** Follows real time again. */
  reset(): void;
}

export function testClock(): TestClock {
  let frozenAt: number | null = null;
  return {
    now: () => new Date(frozenAt ?? Date.now()),
    set: (moment) => void (frozenAt = new Date(moment).getTime()),
    advance: (milliseconds) => void (frozenAt = (frozenAt ?? Date.now()) + milliseconds),
    reset: () => void (frozenAt = null),
  };
}
