import { addDaysToKey } from '@shared-kit/contracts/calendar';
import type { PointsEvent } from '../gamification.rules.ts';

/** How a badge is earned: an event so many times, points in a campaign, or days in a row with an action. */
export type BadgeRule =
  | { readonly kind: 'events'; readonly event: PointsEvent; readonly times: number }
  | { readonly kind: 'campaign'; readonly campaign: string; readonly points: number }
  | { readonly kind: 'streak'; readonly days: number };

/** Actions that a person has done so far. Only actions that earn points count. */
export interface Activity {
  readonly counts: ReadonlyMap<string, number>;
  /** Points by the key of the campaign. */
  readonly campaignPoints: ReadonlyMap<string, number>;
  /** Days with an action, `YYYY-MM-DD` in the portal's time zone, in order and each once. */
  readonly days: readonly string[];
}

export interface BadgeProgress {
  readonly done: number;
  readonly goal: number;
}

/** Returns how far a person has come. `today` is a day in the portal's time zone. */
export function badgeProgress(rule: BadgeRule, activity: Activity, today: string): BadgeProgress {
  switch (rule.kind) {
    case 'events':
      return upTo(activity.counts.get(rule.event) ?? 0, rule.times);
    case 'campaign':
      return upTo(activity.campaignPoints.get(rule.campaign) ?? 0, rule.points);
    case 'streak':
      return upTo(currentStreak(activity.days, today), rule.days);
  }
}

/** Returns whether the rule is fulfilled. An earlier streak counts too, so that a late import takes none away. */
export function isBadgeEarned(rule: BadgeRule, activity: Activity, today: string): boolean {
  if (rule.kind === 'streak') return longestStreak(activity.days) >= rule.days;
  const { done, goal } = badgeProgress(rule, activity, today);
  return done >= goal;
}

/** Returns the number of days in a row up to today, or up to yesterday: today may still come. */
export function currentStreak(days: readonly string[], today: string): number {
  const all = new Set(days);
  let day = all.has(today) ? today : addDaysToKey(today, -1);
  let length = 0;
  for (; all.has(day); day = addDaysToKey(day, -1)) length += 1;
  return length;
}

export function longestStreak(days: readonly string[]): number {
  let [longest, length, last] = [0, 0, ''];
  for (const day of days) {
    length = last !== '' && addDaysToKey(last, 1) === day ? length + 1 : 1;
    longest = Math.max(longest, length);
    last = day;
  }
  return longest;
}

function upTo(done: number, goal: number): BadgeProgress {
  return { done: Math.min(done, goal), goal };
}
