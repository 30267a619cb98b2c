import { sql } from 'kysely';
import { dayKey } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { ownTenant } from '../../../platform/tenancy/tenant.repository.ts';
import type { Activity } from './badge.rules.ts';

/** Second key of the advisory lock of a person's badges. */
const BADGES = 155;

/** Repository of the tenant's badges; none while badges or gamification are off. */
export function badges(db: TenantDb) {
  const active = () =>
    db
      .selectFrom('badges as b')
      .innerJoin(ownTenant(db).as('a'), (join) => join.onTrue())
      .where('b.active', '=', true)
      .where('a.gamification', '=', true);

  return {
    async areOn(): Promise<boolean> {
      return (await active().select('b.id_badge').limit(1).executeTakeFirst()) !== undefined;
    },

    /** Returns all badges with the moment when the person earned each, in the tenant's order. */
    ofPerson: (idUser: number) =>
      active()
        .leftJoin('earned_badges as e', (join) =>
          join.onRef('e.id_badge', '=', 'b.id_badge').on('e.id_user', '=', idUser),
        )
        .select(['b.id_badge', 'b.key', 'b.name', 'b.description', 'b.icon', 'b.rule', 'e.earned_at', 'e.notified'])
        .orderBy('b.position')
        .execute(),

    /**
     * Lets the awards of one person run one after the other until the transaction ends: of two concurrent actions, the
     * second one counts the first.
     */
    lock: async (idUser: number): Promise<void> =>
      void (await sql`select pg_advisory_xact_lock(${idUser}, ${BADGES})`.execute(db)),

    /** Returns false when the person has the badge already. */
    async add(idUser: number, idBadge: number, earnedAt: Date, { notified = false } = {}): Promise<boolean> {
      const row = await db
        .insertInto('earned_badges')
        .values({ id_user: idUser, id_badge: idBadge, earned_at: earnedAt, notified })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id_badge')
        .executeTakeFirst();
      return row !== undefined;
    },

    async note(idUser: number): Promise<void> {
      await db
        .updateTable('earned_badges')
        .set({ notified: true })
        .where('id_user', '=', idUser)
        .where('notified', '=', false)
        .execute();
    },
  };
}

export type BadgeRow = Awaited<ReturnType<ReturnType<typeof badges>['ofPerson']>>[number];

/** Returns what counts for the badges of a person. */
export async function activityOf(db: TenantDb, idUser: number): Promise<Activity> {
  const entries = await db
    .selectFrom('points_entries as e')
    .innerJoin('points_rules as r', 'r.id_event', 'e.id_event')
    .select(['r.event', 'e.earned_at'])
    .where('e.id_user', '=', idUser)
    .orderBy('e.earned_at')
    .execute();
  const counts = new Map<string, number>();
  for (const { event } of entries) counts.set(event, (counts.get(event) ?? 0) + 1);
  const scores = await db
    .selectFrom('campaign_participants as p')
    .innerJoin('campaigns as c', (join) => join.onRef('c.id_campaign', '=', 'p.id_campaign'))
    .select(['c.key', 'p.points'])
    .where('p.id_user', '=', idUser)
    .execute();
  return {
    counts,
    campaignPoints: new Map(scores.map(({ key, points }) => [key, points])),
    days: [...new Set(entries.map(({ earned_at }) => dayKey(earned_at)))],
  };
}
