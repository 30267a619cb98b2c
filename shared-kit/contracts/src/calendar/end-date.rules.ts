import { DEFAULT_ZONE, endOfDay, startOfDay } from './zone.rules.ts';

/**
 * Returns the last moment of an end date. End dates are inclusive: a day without a time lasts through its last second
 * in `zone`, so that nothing closes on the day that the screen prints as its last. An end with a time of day stays.
 * @example lastMoment(parseWallClock('2026-12-20')) // 2026-12-21T02:59:59Z
 */
export function lastMoment(end: Date, zone: string = DEFAULT_ZONE): Date {
  return end.getTime() === startOfDay(end, zone).getTime() ? endOfDay(end, zone) : end;
}

/** Returns whether an inclusive end has passed; false without an end. */
export function hasPassed(end: Date | null, now: Date): boolean {
  return end !== null && end < now;
}
