import fc from 'fast-check';
import { tzScan } from '@date-fns/tz';
import {
  DAY_MS,
  DAY_SECONDS,
  HOUR_MS,
  SECOND_MS,
  addDays,
  addDaysToKey,
  dayKey,
  daySpan,
  daysBetween,
  endOfDay,
  monthSpan,
  parseWallClock,
  startOfDay,
  wallClockOf,
  weekSpan,
} from './index.ts';

/** Zones with and without daylight saving time; Apia skipped 30 December 2011 completely. */
const zones = ['America/Sao_Paulo', 'Europe/Lisbon', 'America/New_York', 'Asia/Kathmandu', 'UTC', 'Pacific/Apia'];

const years = { start: new Date('1996-01-01T00:00:00Z'), end: new Date('2030-01-01T00:00:00Z') };

const toInstant = (seconds: number): Date => new Date(seconds * SECOND_MS);

/** Returns any second of these years; half of them are within two days of a clock change of the zone. */
function instantsOf(zone: string): fc.Arbitrary<Date> {
  const [first, last] = [years.start.getTime() / SECOND_MS, years.end.getTime() / SECOND_MS];
  const anywhere = fc.integer({ min: first, max: last });
  const changes = tzScan(zone, years).map(({ date }) => date.getTime() / SECOND_MS);
  if (changes.length === 0) return anywhere.map(toInstant);
  const nearby = fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -2 * DAY_SECONDS, max: 2 * DAY_SECONDS }))
    .map(([change, seconds]) => change + seconds);
  return fc.oneof(anywhere, nearby).map(toInstant);
}

/** Uses a fixed seed, so that a failing run can be repeated. */
function check<T>(property: fc.IProperty<T>): void {
  fc.assert(property, { numRuns: 200, seed: 20181104 });
}

const someDays = fc.integer({ min: -400, max: 400 });

/** Returns the wall-clock time of the zone by Intl, which the calendar does not use for it. */
const clockOf = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(instant);

describe.each(zones)('in %s', (zone) => {
  const instants = instantsOf(zone);

  test('formats an instant as the wall-clock time of the zone', () =>
    check(fc.property(instants, (instant) => expect(wallClockOf(instant, zone)).toBe(clockOf(instant, zone)))));

  test('parses a formatted time back to the instant, or to the first of two instants with that time', () =>
    check(
      fc.property(instants, (instant) => {
        const text = wallClockOf(instant, zone);
        const parsed = parseWallClock(text, zone);
        expect(parsed && wallClockOf(parsed, zone)).toBe(text);
        const difference = instant.getTime() - (parsed?.getTime() ?? 0);
        expect([0, HOUR_MS]).toContain(difference);
      }),
    ));

  test('starts a day with its first second and ends it with its last', () =>
    check(
      fc.property(instants, (instant) => {
        const [start, end] = [startOfDay(instant, zone), endOfDay(instant, zone)];
        expect(start <= instant && instant <= end).toBe(true);
        expect([dayKey(start, zone), dayKey(end, zone)]).toEqual([dayKey(instant, zone), dayKey(instant, zone)]);
        expect(dayKey(new Date(start.getTime() - SECOND_MS), zone) < dayKey(start, zone)).toBe(true);
        expect(dayKey(new Date(end.getTime() + SECOND_MS), zone) > dayKey(end, zone)).toBe(true);
      }),
    ));

  test.each([
    ['day', daySpan],
    ['week', weekSpan],
    ['month', monthSpan],
  ])('starts each %s when the previous one ends', (_, spanOf) =>
    check(
      fc.property(instants, (instant) => {
        const span = spanOf(instant, zone);
        expect(span.from <= instant && instant < span.to).toBe(true);
        expect(spanOf(new Date(span.from.getTime() - SECOND_MS), zone).to).toEqual(span.from);
        expect(spanOf(span.to, zone).from).toEqual(span.to);
        expect(startOfDay(span.from, zone)).toEqual(span.from);
      }),
    ),
  );

  test('starts a week on Sunday and a month on the 1st', () =>
    check(
      fc.property(instants, (instant) => {
        expect(new Date(dayKey(weekSpan(instant, zone).from, zone)).getUTCDay()).toBe(0);
        expect(dayKey(monthSpan(instant, zone).from, zone)).toBe(`${dayKey(instant, zone).slice(0, 7)}-01`);
      }),
    ));

  test('keeps the time of day when days are added, or moves a skipped time forward', () =>
    check(
      fc.property(instants, someDays, (instant, count) => {
        const text = `${addDaysToKey(dayKey(instant, zone), count)} ${wallClockOf(instant, zone).slice(11)}`;
        const moved = wallClockOf(addDays(instant, count, zone), zone);
        const expected = parseWallClock(text, zone);
        expect(moved).toBe(expected && wallClockOf(expected, zone));
        expect(moved >= text).toBe(true);
      }),
    ));

  test('returns a difference in days that leads from one day to the other', () =>
    check(
      fc.property(instants, fc.integer({ min: -400 * DAY_SECONDS, max: 400 * DAY_SECONDS }), (earlier, seconds) => {
        const later = new Date(earlier.getTime() + seconds * SECOND_MS);
        const days = daysBetween(earlier, later, zone);
        expect(addDaysToKey(dayKey(earlier, zone), days)).toBe(dayKey(later, zone));
        expect(daysBetween(later, earlier, zone)).toBe(days === 0 ? 0 : -days);
        expect(Math.abs(days - (seconds * SECOND_MS) / DAY_MS)).toBeLessThan(2.1);
      }),
    ));
});
