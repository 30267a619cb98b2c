/** The five views (B2.10-01), by the calendar's names. */
export const calendarViews = ['month', 'week', 'workWeek', 'day', 'agenda'] as const;

export type CalendarView = (typeof calendarViews)[number];

/** Returns the default view: the agenda on a phone, where a month has no room for text. */
export function firstView(isWide: boolean): CalendarView {
  return isWide ? 'month' : 'agenda';
}

export function isCalendarView(name: string | null): name is CalendarView {
  return calendarViews.some((view) => view === name);
}
