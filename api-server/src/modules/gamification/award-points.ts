import type { TenantDb } from '../../platform/database/tenant-db.ts';
import { campaignScores } from './campaign-scores.ts';
import type { PointsEvent } from './gamification.rules.ts';
import { pointsEntries, pointsRules } from './points.repository.ts';

export interface PointsFact {
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
export async function awardPoints(db: TenantDb, fact: PointsFact): Promise<PointsAwarded> {
  const rule = await pointsRules(db).find(fact.event);
  const isNew = rule !== undefined && !(await pointsEntries(db).has(fact)) && (await reward(db, fact, rule));
  return { earnPoints: isNew ? rule.points : 0, totalUserPoints: await pointsEntries(db).total(fact.idUser) };
}

/** Returns false when another request rewarded the action first. */
async function reward(
  db: TenantDb,
  fact: PointsFact,
  { id_event: idEvent, points }: { id_event: number; points: number },
): Promise<boolean> {
  const { idUser, idContentItem = null, title = '', once, now } = fact;
  const scores = campaignScores(db);
  await scores.hold();
  const isNew = await pointsEntries(db).add({ idUser, idEvent, points, idContentItem, title, once, earnedAt: now });
  if (isNew) await scores.add({ idUser, idEvent, now });
  return isNew;
}

/** Returns the total points of a person. */
export function userPoints(db: TenantDb, idUser: number): Promise<number> {
  return pointsEntries(db).total(idUser);
}

/** Returns the points that a person has earned since a moment for actions with these idempotency keys. */
export async function pointsEarned(
  db: TenantDb,
  { idUser, facts, since }: { idUser: number; facts: readonly string[]; since: Date },
): Promise<PointsAwarded> {
  const entries = pointsEntries(db);
  return { earnPoints: await entries.earnedSince(idUser, facts, since), totalUserPoints: await entries.total(idUser) };
}
