import { addDaysToKey, dayKey, isDayKey } from '@shared-kit/contracts/calendar';
import type { CalendarEntry } from './calendar-entries.rules.ts';
import type { CalendarView } from './calendar-views.rules.ts';

/** Range of days as `YYYY-MM-DD`; `end` is exclusive. */
export interface DayRange {
  readonly start: string;
  readonly end: string;
}

/** Returns the months of a range as `MM-YYYY`, the format of the request. */
export function periodsOf({ start, end }: DayRange): string[] {
  const periods: string[] = [];
  const last = addDaysToKey(end, -1).slice(0, 7);
  for (let day = `${start.slice(0, 7)}-01`; day.slice(0, 7) <= last; day = `${addDaysToKey(day, 31).slice(0, 7)}-01`) {
    const [year = '', month = ''] = day.split('-');
    periods.push(`${month}-${year}`);
  }
  return periods;
}

/** Returns the month that contains a day. */
export function monthOf(day: string): DayRange {
  const start = `${day.slice(0, 7)}-01`;
  return { start, end: `${addDaysToKey(start, 31).slice(0, 7)}-01` };
}

/** Returns a day that identifies the range: the grid of a month starts with up to six days of the previous month. */
export function shownDay(view: CalendarView, { start }: DayRange): string {
  return view === 'month' ? addDaysToKey(start, 7) : start;
}

/** Returns whether a value from the address is a valid day of this calendar. */
export function isDay(text: string): boolean {
  return text.startsWith('20') && isDayKey(text);
}

/** Returns the entries in a range. */
export function entriesIn(entries: readonly CalendarEntry[], { start, end }: DayRange): CalendarEntry[] {
  return entries.filter((entry) => {
    const [first, last] = entry.isAllDay
      ? [entry.start, entry.end === '' ? entry.start : addDaysToKey(entry.end, -1)]
      : [dayKey(entry.start), dayKey(entry.end || entry.start)];
    return first < end && last >= start;
  });
}
