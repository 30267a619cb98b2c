import { DEFAULT_ZONE, addDays, endOfDay } from '@shared-kit/contracts/calendar';

/**
 * Returns the last moment to answer: the end of the day in `zone` that is `days` days away, so that a screen that names
 * the day is right until midnight.
 */
export function impactExpiry(creationDate: Date, days: number, zone: string = DEFAULT_ZONE): Date {
  return endOfDay(addDays(creationDate, days, zone), zone);
}
