import { TZDateMini, tzOffset } from '@date-fns/tz';
import { addDays as addDaysTo } from 'date-fns/addDays';
import { addMonths as addMonthsTo } from 'date-fns/addMonths';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { lightFormat } from 'date-fns/lightFormat';
import { startOfDay as dayStart } from 'date-fns/startOfDay';
import { startOfMonth } from 'date-fns/startOfMonth';
import { startOfWeek } from 'date-fns/startOfWeek';
import { DAY_MS, MINUTE_MS, SECOND_MS } from './durations.ts';
import { instantOf } from './moment.rules.ts';
import type { Moment } from './moment.rules.ts';

/** IANA zone of every portal. Pass a zone explicitly when a tenant has its own. */
export const DEFAULT_ZONE = 'America/Sao_Paulo';

/** Time span from its first instant (inclusive) to the first instant after it. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

const wallClock = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/;
const dayOnly = /^\d{4}-\d{2}-\d{2}$/;

const inZone = (instant: Date, zone: string) => new TZDateMini(instant.getTime(), zone);
/** Returns a plain Date, so that its local getters do not depend on its origin. */
const plain = (date: Date): Date => new Date(date.getTime());

/**
 * Parses the wall-clock date and time of `zone`: `2018-12-01`, `2018-12-01 14:30`, `2018-12-01T14:30:15`. Returns null
 * for any other text and for a day that does not exist. A time that the zone skips moves forward by the length of the
 * gap; a time that occurs twice means its first occurrence.
 * @example parseWallClock('2018-12-01 14:30') // 2018-12-01T16:30:00Z: daylight saving time was in force
 */
export function parseWallClock(text: string, zone: string = DEFAULT_ZONE): Date | null {
  const found = wallClock.exec(text);
  if (!found || !existsInCalendar(text)) return null;
  const [year = 0, month = 1, ...rest] = found.slice(1).map((part) => Number(part ?? 0));
  const shown = Date.UTC(year, month - 1, ...rest);
  // Clocks change at most once in two days, so the offset is that of the day before or that of the day after.
  const withOffsetAt = (near: number): Date => new Date(shown - tzOffset(zone, new Date(near)) * MINUTE_MS);
  const [before, after] = [withOffsetAt(shown - DAY_MS), withOffsetAt(shown + DAY_MS)] as const;
  const shows = (instant: Date): boolean => instant.getTime() + tzOffset(zone, instant) * MINUTE_MS === shown;
  return shows(before) || !shows(after) ? before : after;
}

/** Formats a moment as the wall-clock time of `zone`: `2018-12-01 14:30:00`. Inverse of `parseWallClock`. */
export function wallClockOf(moment: Moment, zone: string = DEFAULT_ZONE): string {
  return lightFormat(inZone(instantOf(moment), zone), 'yyyy-MM-dd HH:mm:ss');
}

/**
 * Returns whether a text is an existing day without a time, e.g. `2026-11-21`. Such a day is the same in every zone.
 */
export function isDayKey(text: string): boolean {
  return dayOnly.test(text) && existsInCalendar(text);
}

function existsInCalendar(text: string): boolean {
  const date = new Date(`${text.replace(' ', 'T')}${text.length === 10 ? '' : 'Z'}`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text.replace(' ', 'T'));
}

/** Returns the day of an instant in `zone` as `YYYY-MM-DD`, to compare days. Keeps a day without a time. */
export function dayKey(moment: Moment, zone: string = DEFAULT_ZONE): string {
  if (typeof moment === 'string' && isDayKey(moment.trim())) return moment.trim();
  return wallClockOf(moment, zone).slice(0, 10);
}

/** Adds days to a day key: `addDaysToKey('2026-11-30', 1)` is `'2026-12-01'`. */
export function addDaysToKey(day: string, count: number): string {
  return dayKey(addDays(instantOf(day), count, 'UTC'), 'UTC');
}

/**
 * Returns the instant `count` calendar days later at the same time of day in `zone`, whatever the length of the days
 * between.
 */
export function addDays(instant: Date, count: number, zone: string = DEFAULT_ZONE): Date {
  return plain(addDaysTo(inZone(instant, zone), count));
}

/**
 * Returns how many calendar days `later` is after `earlier` in `zone`: 1 from 23:59 to 00:01 of the next day; negative
 * backwards.
 */
export function daysBetween(earlier: Moment, later: Moment, zone: string = DEFAULT_ZONE): number {
  return differenceInCalendarDays(
    inZone(instantOf(dayKey(later, zone)), 'UTC'),
    inZone(instantOf(dayKey(earlier, zone)), 'UTC'),
  );
}

/**
 * Returns the instant `count` months later at the same time of day in `zone`; the last day of the month when it has no
 * such day.
 */
export function addMonths(instant: Date, count: number, zone: string = DEFAULT_ZONE): Date {
  return plain(addMonthsTo(inZone(instant, zone), count));
}

/** Returns the first instant of the day of an instant in `zone`. */
export function startOfDay(instant: Date, zone: string = DEFAULT_ZONE): Date {
  return plain(dayStart(inZone(instant, zone)));
}

/** Returns the last whole second of the day: times on the wire have no fraction of a second. */
export function endOfDay(instant: Date, zone: string = DEFAULT_ZONE): Date {
  return lastSecondBefore(daySpan(instant, zone).to);
}

/** Returns the last second of a span with the exclusive end `end`. */
export function lastSecondBefore(end: Date): Date {
  return new Date(end.getTime() - SECOND_MS);
}

/**
 * Returns the last day of a span with the exclusive end `end`: a span that ends at midnight has the day before as its
 * last.
 */
export function lastDayKey(
  { start, end }: { readonly start: Date; readonly end: Date },
  zone: string = DEFAULT_ZONE,
): string {
  const last = lastSecondBefore(end);
  return dayKey(last > start ? last : start, zone);
}

/** Returns the span of the day of an instant in `zone`. */
export function daySpan(instant: Date, zone: string = DEFAULT_ZONE): Span {
  const from = startOfDay(instant, zone);
  // 36 hours after the first instant is always within the next day, whatever the length of the day.
  return { from, to: startOfDay(new Date(from.getTime() + 1.5 * DAY_MS), zone) };
}

/** Returns the span of the week of an instant in `zone`, from Sunday. */
export function weekSpan(instant: Date, zone: string = DEFAULT_ZONE): Span {
  const from = startOfWeek(inZone(instant, zone));
  return { from: plain(from), to: plain(dayStart(addDaysTo(from, 7))) };
}

/** Returns the span of the month of an instant in `zone`. */
export function monthSpan(instant: Date, zone: string = DEFAULT_ZONE): Span {
  const from = startOfMonth(inZone(instant, zone));
  return { from: plain(from), to: plain(startOfMonth(addMonthsTo(from, 1))) };
}
