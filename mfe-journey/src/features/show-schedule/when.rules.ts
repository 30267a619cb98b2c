import type { Schedule, ScheduleMeeting } from '@shared-kit/contracts/journey';
import { formatDateTime, formatLongDate, formatTime } from '@shared-kit/contracts/calendar';
import { labels } from './labels.ts';
import { daysOf, hasHours } from './schedule-days.rules.ts';

/** Formats the time of an event in São Paulo's time. */
export function whenOf(schedule: Schedule): string {
  const { startDate, endDate } = schedule;
  const { first, last } = daysOf(schedule);
  if (!hasHours(schedule))
    return first === last ? formatLongDate(first) : labels.until(formatLongDate(first), formatLongDate(last));
  return first === last
    ? withinDay(startDate, endDate)
    : labels.until(formatDateTime(startDate), formatDateTime(endDate));
}

export function whenOfMeeting({ startDate, finishDate }: ScheduleMeeting): string {
  const { first, last } = daysOf({ startDate, endDate: finishDate });
  return first === last
    ? withinDay(startDate, finishDate)
    : labels.until(formatDateTime(startDate), formatDateTime(finishDate));
}

function withinDay(start: string, end: string): string {
  const day = formatLongDate(start);
  return start === end ? labels.at(day, formatTime(start)) : labels.between(day, formatTime(start), formatTime(end));
}
