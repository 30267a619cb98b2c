import { isRecertificationOpen, lastFinishEndedBefore, validUntil, validityMonths } from './validity.rules.ts';

test('reads months and years', () => {
  expect(['24 months', '1 month', '2 years', '1 year'].map(validityMonths)).toEqual([24, 1, 24, 12]);
  expect(['0 months', '24', '2 weeks', ''].map(validityMonths)).toEqual([null, null, null, null]);
});

test('ends with the last moment of the same day, months later', () => {
  expect(validUntil(new Date('2026-11-20T15:00:00Z'), 24).toISOString()).toBe('2028-11-21T02:59:59.000Z');
  expect(validUntil(new Date('2027-01-31T15:00:00Z'), 1).toISOString()).toBe('2027-03-01T02:59:59.000Z');
});

test.each([
  ['2027-03-31T12:00:00Z', 1],
  ['2027-03-01T12:00:00Z', 1],
  ['2028-02-29T12:00:00Z', 12],
  ['2027-01-01T03:00:00Z', 24],
])('finds the last day whose validity ended before %s (%i months)', (at, months) => {
  const moment = new Date(at);
  const last = lastFinishEndedBefore(moment, months);
  expect(validUntil(last, months).getTime()).toBeLessThan(moment.getTime());
  expect(validUntil(new Date(last.getTime() + 1000), months).getTime()).toBeGreaterThanOrEqual(moment.getTime());
});

test('opens recertification 60 days before the end of the validity, and keeps it open afterwards', () => {
  const enrollment = { status: 'PASSED' as const, valid_until: new Date('2027-03-02T02:59:59Z') };
  expect(isRecertificationOpen(enrollment, new Date('2026-12-31T02:59:59Z'))).toBe(false);
  expect(isRecertificationOpen(enrollment, new Date('2026-12-31T03:00:00Z'))).toBe(true);
  expect(isRecertificationOpen(enrollment, new Date('2028-01-01T00:00:00Z'))).toBe(true);
  expect(isRecertificationOpen({ ...enrollment, valid_until: null }, new Date('2028-01-01T00:00:00Z'))).toBe(false);
  expect(isRecertificationOpen({ ...enrollment, status: 'FAILED' }, new Date('2028-01-01T00:00:00Z'))).toBe(false);
});
