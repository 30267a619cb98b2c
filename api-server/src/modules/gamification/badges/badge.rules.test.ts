import { DEFAULT_ZONE, dayKey } from '@shared-kit/contracts/calendar';
import { badgeProgress, currentStreak, isBadgeEarned, longestStreak } from './badge.rules.ts';
import type { Activity } from './badge.rules.ts';

const today = '2026-11-23';
const activity = (parts: Partial<Activity> = {}): Activity => ({
  counts: new Map(),
  campaignPoints: new Map(),
  days: [],
  ...parts,
});

describe('badge for an event', () => {
  const rule = { kind: 'events', event: 'training-completed', times: 3 } as const;
  test('badge for an event is earned at the count, and not before', () => {
    const twice = activity({ counts: new Map([['training-completed', 2]]) });
    expect(badgeProgress(rule, twice, today)).toEqual({ done: 2, goal: 3 });
    expect(isBadgeEarned(rule, twice, today)).toBe(false);
    expect(isBadgeEarned(rule, activity({ counts: new Map([['training-completed', 3]]) }), today)).toBe(true);
  });
  test('does not count other events, and shows no more than its goal', () => {
    expect(badgeProgress(rule, activity({ counts: new Map([['content-rated', 9]]) }), today).done).toBe(0);
    expect(badgeProgress(rule, activity({ counts: new Map([['training-completed', 9]]) }), today).done).toBe(3);
  });
});

test('a badge of a campaign counts the points of that campaign only', () => {
  const rule = { kind: 'campaign', campaign: 'maratona', points: 100 } as const;
  const points = activity({
    campaignPoints: new Map([
      ['maratona', 99],
      ['outra', 500],
    ]),
  });
  expect(isBadgeEarned(rule, points, today)).toBe(false);
  expect(isBadgeEarned(rule, activity({ campaignPoints: new Map([['maratona', 100]]) }), today)).toBe(true);
});

describe('streak', () => {
  const three = ['2026-11-20', '2026-11-21', '2026-11-22'];
  test('goes on until the end of the day after its last day', () => {
    expect(currentStreak(three, '2026-11-22')).toBe(3);
    expect(currentStreak(three, '2026-11-23')).toBe(3);
    expect(currentStreak(three, '2026-11-24')).toBe(0);
  });
  test('begins again after a day without an action', () => {
    expect(currentStreak(['2026-11-19', '2026-11-21', '2026-11-22'], today)).toBe(2);
    expect(longestStreak(['2026-11-01', ...three])).toBe(3);
    expect(longestStreak([])).toBe(0);
  });
  test('goes across the end of a month and of a year', () => {
    expect(longestStreak(['2026-12-30', '2026-12-31', '2027-01-01'])).toBe(3);
  });
  test('streak of an earlier week still earns, while the progress shows the present one', () => {
    const rule = { kind: 'streak', days: 3 } as const;
    const late = activity({ days: [...three, '2026-12-05'] });
    expect(isBadgeEarned(rule, late, '2026-12-05')).toBe(true);
    expect(badgeProgress(rule, late, '2026-12-05')).toEqual({ done: 1, goal: 3 });
  });
  test('counts days of the zone: two evenings in São Paulo are two days, although UTC has one of them later', () => {
    const evenings = ['2026-11-22 01:30:00', '2026-11-23 02:59:59', '2026-11-23 03:00:00'];
    expect([...new Set(evenings.map((moment) => dayKey(moment, DEFAULT_ZONE)))]).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
    ]);
    expect([...new Set(evenings.map((moment) => dayKey(moment, 'UTC')))]).toHaveLength(2);
  });
});
