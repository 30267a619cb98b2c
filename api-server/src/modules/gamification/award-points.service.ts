import { MINUTE_MS } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { awardingBadges } from './badges/award-badges.service.ts';
import { campaignScores } from './campaign-scores.repository.ts';
import type { PointsEvent } from './gamification.rules.ts';
import { notifyPoints } from './points-notice.service.ts';
import { pointsEntries, pointsRules } from './points.repository.ts';

export interface EarnedPoints {
  readonly idUser: number;
  readonly event: PointsEvent;
  readonly idContentItem?: number;
  /** Title of the rewarded item, as 'Minhas atividades' shows it. */
  readonly title?: string;
  /** Idempotency key of the action, e.g. `content-completed:12`. A person is rewarded once per key. */
  readonly once: string;
  readonly now: Date;
  /** Rewards of this kind that a person gets in a minute; without it, any number (decision 1015). */
  readonly perMinute?: number;
}

export interface PointsAwarded {
  /** 0 when the action was already rewarded or earns nothing in this tenant. */
  readonly earnPoints: number;
  readonly totalUserPoints: number;
}

/**
 * Awards the points that the tenant has set for an action, in the caller's transaction. An action beyond the limit of a
 * minute is rewarded when it is reported again.
 */
export async function awardPoints(db: TenantDb, earned: EarnedPoints): Promise<PointsAwarded> {
  const rule = await pointsRules(db).find(earned.event);
  const isNew =
    rule !== undefined &&
    !(await pointsEntries(db).has(earned)) &&
    (await isWithinMinute(db, earned, rule.id_event)) &&
    (await reward(db, earned, rule));
  return { earnPoints: isNew ? rule.points : 0, totalUserPoints: await pointsEntries(db).total(earned.idUser) };
}

/** Returns whether the limit of a minute has room. Actions of one person take turns until the transaction ends. */
async function isWithinMinute(db: TenantDb, earned: EarnedPoints, idEvent: number): Promise<boolean> {
  const { idUser, perMinute, now } = earned;
  if (perMinute === undefined) return true;
  const entries = pointsEntries(db);
  await entries.lock(idUser);
  return (await entries.countSince(idUser, idEvent, new Date(now.getTime() - MINUTE_MS))) < perMinute;
}

/** Returns false when another request rewarded the action first. */
async function reward(
  db: TenantDb,
  earned: EarnedPoints,
  { id_event: idEvent, points }: { id_event: number; points: number },
): Promise<boolean> {
  const { idUser, idContentItem = null, title = '', once, now } = earned;
  const scores = campaignScores(db);
  await scores.lockShared();
  return awardingBadges(db, earned, async () => {
    const isNew = await pointsEntries(db).add({ idUser, idEvent, points, idContentItem, title, once, earnedAt: now });
    if (isNew) {
      await scores.add({ idUser, idEvent, points, now });
      await notifyPoints(db, { idUser, title, now });
    }
    return isNew;
  });
}

/** Returns the total points of a person. */
export function userPoints(db: TenantDb, idUser: number): Promise<number> {
  return pointsEntries(db).total(idUser);
}

/** Returns the points that a person has earned since a moment for actions with these idempotency keys. */
export async function pointsEarned(
  db: TenantDb,
  { idUser, onceKeys, since }: { idUser: number; onceKeys: readonly string[]; since: Date },
): Promise<PointsAwarded> {
  const entries = pointsEntries(db);
  return {
    earnPoints: await entries.earnedSince(idUser, onceKeys, since),
    totalUserPoints: await entries.total(idUser),
  };
}
