import { listingOf, minutesLeft, timeLeft } from './support.rules.ts';

const now = Date.UTC(2026, 10, 21, 12, 0, 0);

test.each([
  ['2026-11-21 13:00:00', 60],
  ['2026-11-21 12:00:01', 1],
  ['2026-11-21 12:00:00', 0],
  ['2026-11-21 11:59:00', 0],
])('until %s: %i minutes', (until, minutes) => expect(minutesLeft(until, now)).toBe(minutes));

test('an expired access has no time left', () => {
  expect(timeLeft('2026-11-21 12:00:30', now)).toBe(30_000);
  expect(timeLeft('2026-11-21 11:00:00', now)).toBe(0);
});

test('a search requires text, and a team lists without it [B5-48]', () => {
  expect(listingOf('  ', false)).toEqual({ kind: 'nothing' });
  expect(listingOf(' ana ', false)).toEqual({ kind: 'people', searchText: 'ana', onlyTeam: false, page: 1 });
  expect(listingOf('', true)).toEqual({ kind: 'people', searchText: '', onlyTeam: true, page: 1 });
});
