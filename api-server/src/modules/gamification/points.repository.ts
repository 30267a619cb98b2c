import type { TenantDb } from '../../platform/database/tenant-db.ts';
import type { PointsEvent } from './gamification.rules.ts';

export interface PointsEntry {
  readonly idUser: number;
  readonly idEvent: number;
  readonly points: number;
  readonly idContentItem: number | null;
  readonly title: string;
  readonly once: string;
  readonly earnedAt: Date;
}

export function pointsEntries(db: TenantDb) {
  return {
    /** False when the fact was already rewarded. */
    async add(entry: PointsEntry): Promise<boolean> {
      // Looked for first: an insert that finds a conflict has spent an id, and most facts are told every ten seconds.
      const known = await db
        .selectFrom('points_entries')
        .select('id_points_entry')
        .where('id_app', '=', db.tenantId)
        .where('id_user', '=', entry.idUser)
        .where('once', '=', entry.once)
        .executeTakeFirst();
      if (known) return false;
      const row = await db
        .insertInto('points_entries')
        .values({
          id_app: db.tenantId,
          id_user: entry.idUser,
          id_event: entry.idEvent,
          points: entry.points,
          id_content_item: entry.idContentItem,
          title: entry.title,
          once: entry.once,
          earned_at: entry.earnedAt,
        })
        .onConflict((conflict) => conflict.columns(['id_app', 'id_user', 'once']).doNothing())
        .returning('id_points_entry')
        .executeTakeFirst();
      return row !== undefined;
    },

    async total(idUser: number): Promise<number> {
      const row = await db
        .selectFrom('points_entries')
        .select((query) => query.fn.sum<number | string | null>('points').as('total'))
        .where('id_app', '=', db.tenantId)
        .where('id_user', '=', idUser)
        .executeTakeFirstOrThrow();
      return Number(row.total ?? 0);
    },
  };
}

export function pointsRules(db: TenantDb) {
  return {
    /** What the tenant gives for an event; undefined where it gives nothing or has gamification off. */
    async find(event: PointsEvent) {
      return db
        .selectFrom('points_rules')
        .innerJoin('apps', 'apps.id_app', 'points_rules.id_app')
        .select(['points_rules.id_event', 'points_rules.points'])
        .where('points_rules.id_app', '=', db.tenantId)
        .where('points_rules.event', '=', event)
        .where('points_rules.points', '>', 0)
        .where('apps.gamification', '=', true)
        .executeTakeFirst();
    },
  };
}
