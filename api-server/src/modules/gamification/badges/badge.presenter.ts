import { dayKey, toMoment } from '@shared-kit/contracts/calendar';
import type { Badge } from '@shared-kit/contracts/gamification';
import type { BadgeRow } from './badge.repository.ts';
import { badgeProgress } from './badge.rules.ts';
import type { Activity } from './badge.rules.ts';

export function presentBadge(row: BadgeRow, activity: Activity, now: Date): Badge {
  const { key, name, description, icon, rule, earned_at, notified } = row;
  const { done, goal } = badgeProgress(rule, activity, dayKey(now));
  return {
    key,
    name,
    description,
    icon,
    kind: rule.kind,
    earnedAt: earned_at === null ? null : toMoment(earned_at),
    isNew: earned_at !== null && notified === false,
    // An earned badge stays complete, whatever happened since.
    done: earned_at === null ? done : goal,
    goal,
  };
}
