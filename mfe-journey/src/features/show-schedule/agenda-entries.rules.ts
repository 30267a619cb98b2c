import { addDaysToKey } from 'shared-kit/contracts/calendar';
import type { CalendarEntry } from './calendar-entries.rules.ts';

/** Days that are shown, as `YYYY-MM-DD`; `end` is the day after the last. */
export interface DayRange {
  readonly start: string;
  readonly end: string;
}

/**
 * For the list: of what is on several days its first and last day, and where neither is in the range, the range's first day alone. A class
 * that is open for a month is not thirty lines (decision 204).
 */
export function agendaEntries(entries: readonly CalendarEntry[], range: DayRange): CalendarEntry[] {
  const ends = new Set(
    entries
      .filter(({ segment, start }) => isEdge(segment) && isIn(start, range))
      .map(({ item }) => item.schedule.idSchedule),
  );
  return entries.flatMap((entry) => {
    if (entry.segment !== 'middle') return [entry];
    if (ends.has(entry.item.schedule.idSchedule) || entry.start >= range.end || entry.end <= range.start) return [];
    return [{ ...entry, start: range.start, end: addDaysToKey(range.start, 1) }];
  });
}

const isEdge = (segment: CalendarEntry['segment']): boolean => segment === 'first' || segment === 'last';
const isIn = (day: string, { start, end }: DayRange): boolean => day >= start && day < end;
