import { dayKey, formatTime } from 'shared-kit/contracts/calendar';
import type { CalendarEntry } from './calendar-entries.rules.ts';

/** Hours of the day that a week or a day shows, e.g. `{ from: '07:00', to: '20:00' }`. */
export interface ShownHours {
  readonly from: string;
  readonly to: string;
}

const usual = { from: 7, to: 20 };

/** The hours of a working day, and more where something is outside of them: so all is seen without a box that scrolls inside the page. */
export function shownHours(entries: readonly CalendarEntry[]): ShownHours {
  const timed = entries.filter(({ isAllDay }) => !isAllDay);
  const from = Math.min(usual.from, ...timed.map(({ start, end }) => (isOneDay(start, end) ? hourOf(start) : 0)));
  const to = Math.max(
    usual.to,
    ...timed.map(({ start, end }) => (isOneDay(start, end) ? endHour(end || start, end === '') : 24)),
  );
  return { from: clock(from), to: clock(to) };
}

/** Past midnight it is on two days, and both are shown whole. */
const isOneDay = (start: string, end: string): boolean => end === '' || dayKey(start) === dayKey(end);
const hourOf = (moment: string): number => Number(formatTime(moment).slice(0, 2));
const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

function endHour(moment: string, isMoment: boolean): number {
  const isFullHour = formatTime(moment).endsWith(':00');
  return Math.min(24, hourOf(moment) + (isFullHour && !isMoment ? 0 : 1));
}
