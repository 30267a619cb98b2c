/** The five views (B2.10-01), by what the calendar calls them. */
export const calendarViews = ['month', 'week', 'workWeek', 'day', 'agenda'] as const;

export type CalendarView = (typeof calendarViews)[number];

/** On a phone the agenda, where a month has no room for words. */
export function firstView(isWide: boolean): CalendarView {
  return isWide ? 'month' : 'agenda';
}

export function isCalendarView(name: string | null): name is CalendarView {
  return calendarViews.some((view) => view === name);
}
