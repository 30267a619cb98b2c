import { dayKey } from './zone.rules.ts';
import { hasPassed, lastMoment } from './end-date.rules.ts';

const midnight = new Date('2026-12-20T03:00:00Z');

test('keeps an end date open through its whole last day in the zone', () => {
  const end = lastMoment(midnight);
  expect(end.toISOString()).toBe('2026-12-21T02:59:59.000Z');
  expect(dayKey(end)).toBe('2026-12-20');
  expect(hasPassed(end, new Date('2026-12-21T02:59:59Z'))).toBe(false);
  expect(hasPassed(end, new Date('2026-12-21T03:00:00Z'))).toBe(true);
});

test('keeps the time of an end that has one, and never passes without an end', () => {
  const evening = new Date('2026-12-20T21:00:00Z');
  expect(lastMoment(evening)).toEqual(evening);
  expect(hasPassed(null, evening)).toBe(false);
});

test('uses the zone of the tenant', () => {
  expect(lastMoment(new Date('2026-12-20T04:00:00Z'), 'America/Manaus').toISOString()).toBe('2026-12-21T03:59:59.000Z');
});
