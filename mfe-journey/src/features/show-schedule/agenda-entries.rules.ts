import { addDaysToKey } from '@shared-kit/contracts/calendar';
import type { CalendarEntry } from './calendar-entries.rules.ts';
import { entriesIn } from './shown-period.rules.ts';
import type { DayRange } from './shown-period.rules.ts';

/**
 * Reduces an event over several days to its first and last day for the list, or to the first day of the range when neither is in it. A
 * class that is open for a month does not take thirty lines (decision 204).
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

/**
 * Returns the entries of a list that starts today, and whether it left out earlier ones. A list of another month, and
 * one without anything to come, is complete.
 */
export function fromToday(
  entries: readonly CalendarEntry[],
  range: DayRange,
  today: string,
): { readonly entries: readonly CalendarEntry[]; readonly hasEarlier: boolean } {
  if (!isIn(today, range)) return { entries, hasEarlier: false };
  const coming = entriesIn(entries, { start: today, end: range.end });
  const hasEarlier = coming.length > 0 && coming.length < entriesIn(entries, range).length;
  return hasEarlier ? { entries: coming, hasEarlier } : { entries, hasEarlier };
}

const isEdge = (segment: CalendarEntry['segment']): boolean => segment === 'first' || segment === 'last';
const isIn = (day: string, { start, end }: DayRange): boolean => day >= start && day < end;
