import type { TenantDb } from '../../platform/database/tenant-db.ts';
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
  const entries = pointsEntries(db);
  const rule = await pointsRules(db).find(fact.event);
  const isNew =
    rule !== undefined &&
    (await entries.add({
      idUser: fact.idUser,
      idEvent: rule.id_event,
      points: rule.points,
      idContentItem: fact.idContentItem ?? null,
      title: fact.title ?? '',
      once: fact.once,
      earnedAt: fact.now,
    }));
  return { earnPoints: isNew ? rule.points : 0, totalUserPoints: await entries.total(fact.idUser) };
}

/** All the points of a person so far. */
export function userPoints(db: TenantDb, idUser: number): Promise<number> {
  return pointsEntries(db).total(idUser);
}
