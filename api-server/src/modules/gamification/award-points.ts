import type { TenantDb } from '../../platform/database/tenant-db.ts';
import { campaignScores } from './campaign-scores.ts';
import type { PointsEvent } from './gamification.rules.ts';
import { pointsEntries, pointsRules } from './points.repository.ts';

export interface PointsFact {
  readonly idUser: number;
  readonly event: PointsEvent;
  readonly idContentItem?: number;
  /** What the points were for, as 'Minhas atividades' names it. */
  readonly title?: string;
  /** Names the fact: the same person is rewarded for it a single time, e.g. `content-completed:12`. */
  readonly once: string;
  readonly now: Date;
}

export interface PointsAwarded {
  /** 0 where the fact was already rewarded, or earns nothing in this tenant. */
  readonly earnPoints: number;
  readonly totalUserPoints: number;
}

/** Gives the points that the tenant has set for a fact, in the caller's transaction. */
export async function awardPoints(db: TenantDb, fact: PointsFact): Promise<PointsAwarded> {
  const rule = await pointsRules(db).find(fact.event);
  const isNew = rule !== undefined && !(await pointsEntries(db).has(fact)) && (await reward(db, fact, rule));
  return { earnPoints: isNew ? rule.points : 0, totalUserPoints: await pointsEntries(db).total(fact.idUser) };
}

/** False where somebody else was first. */
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

/** All the points of a person so far. */
export function userPoints(db: TenantDb, idUser: number): Promise<number> {
  return pointsEntries(db).total(idUser);
}

/** What these facts, by the names they were rewarded under, have earned a person from a moment on. */
export async function pointsEarned(
  db: TenantDb,
  { idUser, facts, since }: { idUser: number; facts: readonly string[]; since: Date },
): Promise<PointsAwarded> {
  const entries = pointsEntries(db);
  return { earnPoints: await entries.earnedSince(idUser, facts, since), totalUserPoints: await entries.total(idUser) };
}
