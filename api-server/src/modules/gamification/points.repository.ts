import { sql } from 'kysely';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import type { PointsEvent } from './gamification.rules.ts';
import { ownTenant } from '../../platform/tenancy/tenant.repository.ts';

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
    /**
     * Returns whether the action was already rewarded. Call it before `add`: a conflicting insert consumes an id, and
     * most actions are reported every ten seconds.
     */
    async has({ idUser, once }: Pick<PointsEntry, 'idUser' | 'once'>): Promise<boolean> {
      const known = await db
        .selectFrom('points_entries')
        .select('id_points_entry')
        .where('id_user', '=', idUser)
        .where('once', '=', once)
        .executeTakeFirst();
      return known !== undefined;
    },

    /** Makes rewards of one person take turns until the transaction ends. */
    lock: async (idUser: number): Promise<void> =>
      void (await sql`select pg_advisory_xact_lock(hashtext('points'), ${idUser})`.execute(db)),

    /** Returns how often the person was rewarded for an event since a moment. */
    async countSince(idUser: number, idEvent: number, since: Date): Promise<number> {
      const row = await db
        .selectFrom('points_entries')
        .select((query) => query.fn.countAll<number | string>().as('count'))
        .where('id_user', '=', idUser)
        .where('id_event', '=', idEvent)
        .where('earned_at', '>', since)
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    /** Returns false when the action was already rewarded. */
    async add(entry: PointsEntry): Promise<boolean> {
      const row = await db
        .insertInto('points_entries')
        .values({
          id_user: entry.idUser,
          id_event: entry.idEvent,
          points: entry.points,
          id_content_item: entry.idContentItem,
          title: entry.title,
          once: entry.once,
          earned_at: entry.earnedAt,
        })
        .onConflict((conflict) => conflict.columns(['id_user', 'once']).doNothing())
        .returning('id_points_entry')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Returns the points earned for these actions since a moment. */
    async earnedSince(idUser: number, onceKeys: readonly string[], since: Date): Promise<number> {
      const row = await db
        .selectFrom('points_entries')
        .select((query) => query.fn.sum<number | string | null>('points').as('total'))
        .where('id_user', '=', idUser)
        .where('once', 'in', [...onceKeys])
        .where('earned_at', '>=', since)
        .executeTakeFirstOrThrow();
      return Number(row.total ?? 0);
    },

    /** Returns all points earned since a moment. */
    async earnedFrom(idUser: number, since: Date): Promise<number> {
      const row = await db
        .selectFrom('points_entries')
        .select((query) => query.fn.sum<number | string | null>('points').as('total'))
        .where('id_user', '=', idUser)
        .where('earned_at', '>=', since)
        .executeTakeFirstOrThrow();
      return Number(row.total ?? 0);
    },

    async total(idUser: number): Promise<number> {
      const row = await db
        .selectFrom('points_entries')
        .select((query) => query.fn.sum<number | string | null>('points').as('total'))
        .where('id_user', '=', idUser)
        .executeTakeFirstOrThrow();
      return Number(row.total ?? 0);
    },
  };
}

/**
 * Repository of a person's earned points: all of them, or those that count in a campaign. An entry has the same points in
 * both, so a campaign never shows more than all (decision 424).
 */
export function earnedPoints(db: TenantDb, { idUser, idCampaign }: { idUser: number; idCampaign: number | undefined }) {
  const all = () =>
    db
      .selectFrom('points_entries as e')
      .innerJoin('points_rules as r', 'r.id_event', 'e.id_event')
      .where('e.id_user', '=', idUser)
      .$if(idCampaign !== undefined, (query) =>
        query.where(({ exists, selectFrom }) =>
          exists(
            selectFrom('campaign_events as ce')
              .innerJoin('campaigns as c', (join) => join.onRef('c.id_campaign', '=', 'ce.id_campaign'))
              .select('ce.id_event')
              .where('ce.id_campaign', '=', idCampaign ?? null)
              .whereRef('ce.id_event', '=', 'e.id_event')
              .whereRef('c.start_date', '<=', 'e.earned_at')
              .whereRef('c.end_date', '>', 'e.earned_at'),
          ),
        ),
      );
  const rows = () =>
    all()
      .select(['e.id_points_entry', 'e.title', 'r.name as event', 'e.earned_at', 'e.points'])
      .orderBy('e.earned_at', 'desc')
      .orderBy('e.id_points_entry', 'desc');

  return {
    async totals(): Promise<{ totalRecords: number; totalPoints: number }> {
      const row = await all()
        .select((select) => [
          select.fn.countAll<number>().as('records'),
          select.fn.sum<number | string | null>('e.points').as('points'),
        ])
        .executeTakeFirstOrThrow();
      return { totalRecords: Number(row.records), totalPoints: Number(row.points ?? 0) };
    },
    page: ({ offset, limit }: { offset: number; limit: number }) => rows().offset(offset).limit(limit).execute(),
    /** Limits the export to a size that the server handles and nobody exceeds in practice. */
    all: () => rows().limit(50_000).execute(),
  };
}

export function pointsRules(db: TenantDb) {
  return {
    /** Returns the events that earn points in the tenant, highest first; empty when gamification is off. */
    list() {
      return db
        .selectFrom('points_rules')
        .innerJoin(ownTenant(db).as('apps'), (join) => join.onTrue())
        .select(['points_rules.id_event', 'points_rules.name', 'points_rules.points'])
        .where('points_rules.points', '>', 0)
        .where('apps.gamification', '=', true)
        .orderBy('points_rules.points', 'desc')
        .orderBy('points_rules.id_event')
        .execute();
    },

    /** Returns the tenant's rule for an event; undefined without a rule or when gamification is off. */
    async find(event: PointsEvent) {
      return db
        .selectFrom('points_rules')
        .innerJoin(ownTenant(db).as('apps'), (join) => join.onTrue())
        .select(['points_rules.id_event', 'points_rules.points'])
        .where('points_rules.event', '=', event)
        .where('points_rules.points', '>', 0)
        .where('apps.gamification', '=', true)
        .executeTakeFirst();
    },
  };
}
