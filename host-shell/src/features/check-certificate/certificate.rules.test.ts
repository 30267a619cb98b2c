import { hasExpired } from './certificate.rules.ts';

const now = new Date('2026-11-21T12:00:00Z');

describe('certificate validity', () => {
  test('never ends without an end date', () => expect(hasExpired({ validityDate: null }, now)).toBe(false));
  test('ends when its end date in UTC has passed', () => {
    expect(hasExpired({ validityDate: '2026-11-21 12:00:01' }, now)).toBe(false);
    expect(hasExpired({ validityDate: '2026-11-21 11:59:59' }, now)).toBe(true);
  });
});
