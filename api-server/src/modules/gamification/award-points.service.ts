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
}

export interface PointsAwarded {
  /** 0 when the action was already rewarded or earns nothing in this tenant. */
  readonly earnPoints: number;
  readonly totalUserPoints: number;
}

/** Awards the points that the tenant has set for an action, in the caller's transaction. */
export async function awardPoints(db: TenantDb, earned: EarnedPoints): Promise<PointsAwarded> {
  const rule = await pointsRules(db).find(earned.event);
  const isNew = rule !== undefined && !(await pointsEntries(db).has(earned)) && (await reward(db, earned, rule));
  return { earnPoints: isNew ? rule.points : 0, totalUserPoints: await pointsEntries(db).total(earned.idUser) };
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
