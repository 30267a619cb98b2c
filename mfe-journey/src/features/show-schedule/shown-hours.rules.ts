import { dayKey, formatTime } from '@shared-kit/contracts/calendar';
import type { CalendarEntry } from './calendar-entries.rules.ts';

/** Hours that a week or a day shows, e.g. `{ from: '07:00', to: '20:00' }`. */
export interface ShownHours {
  readonly from: string;
  readonly to: string;
}

const usual = { from: 7, to: 20 };

/** Returns working hours, extended to every entry, so that the page needs no inner scroll box. */
export function shownHours(entries: readonly CalendarEntry[]): ShownHours {
  const timed = entries.filter(({ isAllDay }) => !isAllDay);
  const from = Math.min(usual.from, ...timed.map(({ start, end }) => (isOneDay(start, end) ? hourOf(start) : 0)));
  const to = Math.max(
    usual.to,
    ...timed.map(({ start, end }) => (isOneDay(start, end) ? endHour(end || start, end === '') : 24)),
  );
  return { from: clock(from), to: clock(to) };
}

/** Returns whether an entry is within one day. An entry past midnight is on two days, and both show all hours. */
const isOneDay = (start: string, end: string): boolean => end === '' || dayKey(start) === dayKey(end);
const hourOf = (moment: string): number => Number(formatTime(moment).slice(0, 2));
const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

function endHour(moment: string, isMoment: boolean): number {
  const isFullHour = formatTime(moment).endsWith(':00');
  return Math.min(24, hourOf(moment) + (isFullHour && !isMoment ? 0 : 1));
}
