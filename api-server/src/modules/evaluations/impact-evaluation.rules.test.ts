import { impactExpiry } from './impact-evaluation.rules.ts';

test('counts the last day to its end in São Paulo time', () => {
  expect(impactExpiry(new Date('2026-11-21T17:32:00Z'), 30).toISOString()).toBe('2026-12-22T02:59:59.000Z');
  // 22:30 on the 21st in São Paulo.
  expect(impactExpiry(new Date('2026-11-22T01:30:00Z'), 1).toISOString()).toBe('2026-11-23T02:59:59.000Z');
});

test('ends the last day at midnight in a year with daylight saving time', () => {
  expect(impactExpiry(new Date('2018-11-20T15:00:00Z'), 11).toISOString()).toBe('2018-12-02T01:59:59.000Z');
  // The clocks change on 4 November: the previous day ends when the clocks are set forward.
  expect(impactExpiry(new Date('2018-11-02T15:00:00Z'), 1).toISOString()).toBe('2018-11-04T02:59:59.000Z');
});

test('ends the last day by the time zone of the tenant', () => {
  expect(impactExpiry(new Date('2026-11-21T17:32:00Z'), 1, 'Europe/Lisbon').toISOString()).toBe(
    '2026-11-22T23:59:59.000Z',
  );
});
