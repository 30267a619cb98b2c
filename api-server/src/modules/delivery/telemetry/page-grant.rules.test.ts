import { HOUR_MS } from '@shared-kit/contracts/calendar';
import { grantIn, isGiven, signedGrant, withVersions } from './page-grant.rules.ts';
import type { PageGrant } from './page-grant.rules.ts';

const now = new Date('2026-11-20T12:00:00Z');
const later = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
const store = { remote: 'mfe-store', version: '1.4.0' };
const other = { remote: 'mfe-store', version: '1.5.0' };
const none: PageGrant = { device: 'd1', given: new Map() };

test('a browser may report the versions that it was given, for seven days', () => {
  const grant = withVersions(none, [store], now);
  expect(isGiven(grant, store, later(1))).toBe(true);
  expect(isGiven(grant, other, later(1))).toBe(false);
  expect(isGiven(grant, store, later(7 * 24))).toBe(true);
  expect(isGiven(grant, store, later(7 * 24 + 1))).toBe(false);
  expect(isGiven(grant, store, later(-1))).toBe(false);
});

test('a grant stays the same until a version is new or a day old, and keeps the earlier ones', () => {
  const grant = withVersions(none, [store], now);
  expect(withVersions(grant, [store], later(23))).toBe(grant);
  const both = withVersions(grant, [store, other], later(2));
  expect([isGiven(both, store, later(2)), isGiven(both, other, later(2))]).toEqual([true, true]);
  expect(isGiven(withVersions(both, [other], later(8 * 24)), store, later(8 * 24))).toBe(false);
});

test('accepts a grant only with the signature of this installation and tenant', () => {
  const signed = signedGrant('secret', 'aurora', withVersions(none, [store], now));
  const read = grantIn('secret', 'aurora', signed);
  expect(read && isGiven(read, store, now)).toBe(true);
  expect(grantIn('secret', 'horizonte', signed)).toBeNull();
  expect(grantIn('other', 'aurora', signed)).toBeNull();
  expect(grantIn('secret', 'aurora', signed.replace('d1', 'd2'))).toBeNull();
  for (const broken of [undefined, '', '~', 'd1', 'd1~', signed.slice(0, -1)])
    expect(grantIn('secret', 'aurora', broken)).toBeNull();
});

test('limits a grant to 150 versions', () => {
  const many = Array.from({ length: 200 }, (_, index) => ({ remote: 'mfe-store', version: `1.${index}.0` }));
  expect(withVersions(none, many, now).given.size).toBe(150);
});
