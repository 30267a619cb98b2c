import { dayKey } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { defineEvent } from '../../../platform/wiring.service.ts';
import { activityOf, badges } from './badge.repository.ts';
import { isBadgeEarned } from './badge.rules.ts';

export interface EarnedBadge {
  readonly idUser: number;
  readonly key: string;
  readonly name: string;
  readonly now: Date;
}

/** Published in the transaction that awards the badge, once for each person and badge. */
export const badgeEarned = defineEvent<EarnedBadge>('gamification.badge-earned');

/**
 * Runs an action of a person that may earn badges, and awards those that it completes. Does only the action for a tenant
 * without badges and for a person who has them all.
 */
export async function awardingBadges<T>(
  db: TenantDb,
  { idUser, now }: { readonly idUser: number; readonly now: Date },
  action: () => Promise<T>,
): Promise<T> {
  const own = badges(db);
  const open = (await own.ofPerson(idUser)).filter(({ earned_at }) => earned_at === null);
  if (open.length === 0) return action();
  // Before the action, which locks the person's scores: all actions take the two locks in this order.
  await own.lock(idUser);
  const result = await action();
  const activity = await activityOf(db, idUser);
  for (const { id_badge, key, name, rule } of open) {
    if (!isBadgeEarned(rule, activity, dayKey(now))) continue;
    if (await own.add(idUser, id_badge, now)) await badgeEarned.publish(db, { idUser, key, name, now });
  }
  return result;
}
