import { dayKey, fromMoment, lastDayKey, startOfDay } from 'shared-kit/contracts/calendar';
import type { Schedule } from 'shared-kit/contracts/journey';
import { isDateOnly } from 'shared-kit/contracts/journey';

type Span = Pick<Schedule, 'startDate' | 'endDate'>;

/** The days that it is on, as `YYYY-MM-DD` in São Paulo; what ends at midnight has the day before as its last. */
export function daysOf({ startDate, endDate }: Span): { first: string; last: string } {
  const [start, end] = [fromMoment(startDate), fromMoment(endDate)];
  return { first: dayKey(start), last: lastDayKey({ start, end }) };
}

/** Whether its hours are shown: neither of what has only a date nor of what is made of whole days. */
export function hasHours(schedule: Span & Pick<Schedule, 'modality'>): boolean {
  if (isDateOnly(schedule)) return false;
  const { startDate, endDate } = schedule;
  return startDate === endDate || !startsDay(startDate) || !startsDay(endDate);
}

/** Whether a day begins then: at midnight, or at one o'clock on days that have no midnight. */
function startsDay(moment: string): boolean {
  const instant = fromMoment(moment);
  return startOfDay(instant).getTime() === instant.getTime();
}
