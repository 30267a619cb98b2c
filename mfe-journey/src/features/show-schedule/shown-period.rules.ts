import { addDaysToKey, dayKey, isDayKey } from 'shared-kit/contracts/calendar';
import type { DayRange } from './agenda-entries.rules.ts';
import type { CalendarEntry } from './calendar-entries.rules.ts';
import type { CalendarView } from './calendar-views.rules.ts';

/** The months of a range, as `MM-YYYY`: what is asked for. */
export function periodsOf({ start, end }: DayRange): string[] {
  const periods: string[] = [];
  const last = addDaysToKey(end, -1).slice(0, 7);
  for (let day = `${start.slice(0, 7)}-01`; day.slice(0, 7) <= last; day = `${addDaysToKey(day, 31).slice(0, 7)}-01`) {
    const [year = '', month = ''] = day.split('-');
    periods.push(`${month}-${year}`);
  }
  return periods;
}

/** The month that a day is in. */
export function monthOf(day: string): DayRange {
  const start = `${day.slice(0, 7)}-01`;
  return { start, end: `${addDaysToKey(start, 31).slice(0, 7)}-01` };
}

/** A day by which a range is found again: the grid of a month begins with up to six days of the one before. */
export function shownDay(view: CalendarView, { start }: DayRange): string {
  return view === 'month' ? addDaysToKey(start, 7) : start;
}

/** Whether a text of somebody's address is a day of this calendar. */
export function isDay(text: string): boolean {
  return text.startsWith('20') && isDayKey(text);
}

/** What is in a range. */
export function entriesIn(entries: readonly CalendarEntry[], { start, end }: DayRange): CalendarEntry[] {
  return entries.filter((entry) => {
    const [first, last] = entry.isAllDay
      ? [entry.start, entry.end === '' ? entry.start : addDaysToKey(entry.end, -1)]
      : [dayKey(entry.start), dayKey(entry.end || entry.start)];
    return first < end && last >= start;
  });
}
