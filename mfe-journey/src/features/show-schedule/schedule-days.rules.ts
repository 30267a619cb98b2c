import { MINUTE_MS, dayKey, fromMoment, lastDayKey, startOfDay } from '@shared-kit/contracts/calendar';
import type { Schedule } from '@shared-kit/contracts/journey';
import { isDateOnly } from '@shared-kit/contracts/journey';

type Span = Pick<Schedule, 'startDate' | 'endDate'>;

/** Returns the first and last day of an event as `YYYY-MM-DD` in São Paulo. An event that ends at midnight ends on the day before. */
export function daysOf({ startDate, endDate }: Span): { first: string; last: string } {
  const [start, end] = [fromMoment(startDate), fromMoment(endDate)];
  return { first: dayKey(start), last: lastDayKey({ start, end }) };
}

/** Returns whether to show the hours: not for date-only events, nor for events of whole days. */
export function hasHours(schedule: Span & Pick<Schedule, 'modality'>): boolean {
  if (isDateOnly(schedule)) return false;
  const { startDate, endDate } = schedule;
  return startDate === endDate || !startsDay(startDate) || !endsDay(endDate);
}

/** Returns whether a day ends at this moment: at the start of the next one, or within its own last minute. */
export function endsDay(moment: string): boolean {
  const next = fromMoment(moment).getTime() + MINUTE_MS;
  return startsDay(moment) || dayKey(new Date(next)) !== dayKey(fromMoment(moment));
}

/** Returns whether a day starts at this moment: at midnight, or at one o'clock on days without midnight. */
export function startsDay(moment: string): boolean {
  const instant = fromMoment(moment);
  return startOfDay(instant).getTime() === instant.getTime();
}
