import type { Schedule } from 'shared-kit/contracts/journey';
import { isDateOnly } from 'shared-kit/contracts/journey';
import { dayOf, formatTime, fromMoment } from 'shared-kit/format';

type Span = Pick<Schedule, 'startDate' | 'endDate'>;

const midnight = '00:00';

/** The days that it is on, as `YYYY-MM-DD` in São Paulo; what ends at midnight has the day before as its last. */
export function daysOf({ startDate, endDate }: Span): { first: string; last: string } {
  const [start, end] = [fromMoment(startDate), fromMoment(endDate)];
  return { first: dayOf(start), last: dayOf(end > start ? new Date(end.getTime() - 1) : end) };
}

/** Whether its hours are shown: neither of what has only a date nor of what is made of whole days. */
export function hasHours(schedule: Span & Pick<Schedule, 'modality'>): boolean {
  if (isDateOnly(schedule)) return false;
  const { startDate, endDate } = schedule;
  return !(startDate !== endDate && formatTime(startDate) === midnight && formatTime(endDate) === midnight);
}

/** `2026-11-30` and 1 → `2026-12-01`. */
export function addDays(day: string, count: number): string {
  const date = fromMoment(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
