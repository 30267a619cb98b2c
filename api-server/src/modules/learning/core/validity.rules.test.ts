import { isRecertificationOpen, validUntil, validityMonths } from './validity.rules.ts';

test('reads months and years', () => {
  expect(['24 months', '1 month', '2 years', '1 year'].map(validityMonths)).toEqual([24, 1, 24, 12]);
  expect(['0 months', '24', '2 weeks', ''].map(validityMonths)).toEqual([null, null, null, null]);
});

test('ends with the last moment of the same day, months later', () => {
  expect(validUntil(new Date('2026-11-20T15:00:00Z'), 24).toISOString()).toBe('2028-11-21T02:59:59.000Z');
  expect(validUntil(new Date('2027-01-31T15:00:00Z'), 1).toISOString()).toBe('2027-03-01T02:59:59.000Z');
});

test('opens recertification 60 days before the end of the validity, and keeps it open afterwards', () => {
  const enrollment = { status: 'PASSED' as const, valid_until: new Date('2027-03-02T02:59:59Z') };
  expect(isRecertificationOpen(enrollment, new Date('2026-12-31T02:59:59Z'))).toBe(false);
  expect(isRecertificationOpen(enrollment, new Date('2026-12-31T03:00:00Z'))).toBe(true);
  expect(isRecertificationOpen(enrollment, new Date('2028-01-01T00:00:00Z'))).toBe(true);
  expect(isRecertificationOpen({ ...enrollment, valid_until: null }, new Date('2028-01-01T00:00:00Z'))).toBe(false);
  expect(isRecertificationOpen({ ...enrollment, status: 'FAILED' }, new Date('2028-01-01T00:00:00Z'))).toBe(false);
});
