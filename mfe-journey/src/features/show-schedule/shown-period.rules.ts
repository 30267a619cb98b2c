import { dayOf } from 'shared-kit/format';
import type { DayRange } from './agenda-entries.rules.ts';
import type { CalendarEntry } from './calendar-entries.rules.ts';
import { addDays } from './schedule-days.rules.ts';

/** The months of a range, as `MM-YYYY`: what is asked for. */
export function periodsOf({ start, end }: DayRange): string[] {
  const periods: string[] = [];
  const last = addDays(end, -1).slice(0, 7);
  for (let day = `${start.slice(0, 7)}-01`; day.slice(0, 7) <= last; day = `${addDays(day, 31).slice(0, 7)}-01`) {
    const [year = '', month = ''] = day.split('-');
    periods.push(`${month}-${year}`);
  }
  return periods;
}

/** The month that a day is in. */
export function monthOf(day: string): DayRange {
  const start = `${day.slice(0, 7)}-01`;
  return { start, end: `${addDays(start, 31).slice(0, 7)}-01` };
}

/** What is in a range. */
export function entriesIn(entries: readonly CalendarEntry[], { start, end }: DayRange): CalendarEntry[] {
  return entries.filter((entry) => {
    const [first, last] = entry.isAllDay ? [entry.start, entry.end === '' ? entry.start : addDays(entry.end, -1)] : [dayOf(entry.start), dayOf(entry.end || entry.start)];
    return first < end && last >= start;
  });
}
