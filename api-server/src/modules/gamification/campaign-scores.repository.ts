import { sql } from 'kysely';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { people } from '../identity/index.ts';

/** Key of the advisory lock; the number of the migration that added the scores. */
const SCORES = 154;

interface Earned {
  readonly idUser: number;
  readonly idEvent: number;
  readonly points: number;
  readonly now: Date;
}

/** Scores of the participants of campaigns, updated whenever points are awarded. */
export function campaignScores(db: TenantDb) {
  return {
    /** Takes a shared lock until the transaction ends, so that a recount waits for uncommitted points. */
    lockShared: async (): Promise<void> =>
      void (await sql`select pg_advisory_xact_lock_shared(${db.tenantId}, ${SCORES})`.execute(db)),

    /**
     * Adds points just earned to every current campaign of the person, including one that is temporarily switched off.
     */
    async add({ idUser, idEvent, points, now }: Earned): Promise<void> {
      const counting = await db
        .selectFrom('campaign_participants as p')
        .innerJoin('campaigns as c', (join) => join.onRef('c.id_campaign', '=', 'p.id_campaign'))
        .innerJoin('campaign_events as e', (join) => join.onRef('e.id_campaign', '=', 'p.id_campaign'))
        .select('p.id_campaign')
        .where('p.id_user', '=', idUser)
        .where('e.id_event', '=', idEvent)
        .where('c.start_date', '<=', now)
        .where('c.end_date', '>', now)
        .orderBy('p.id_campaign')
        .execute();
      for (const { id_campaign } of counting) {
        await db
          .updateTable('campaign_participants')
          // The action that waits for the row may be the older of the two.
          .set((set) => ({
            points: set('points', '+', points),
            reached_at: sql<Date>`greatest(reached_at, ${now}::timestamptz)`,
          }))
          .where('id_campaign', '=', id_campaign)
          .where('id_user', '=', idUser)
          .execute();
      }
    },

    /**
     * Recomputes all campaigns from the points earned within their dates, including those of participants who joined
     * later. Takes an exclusive lock: recounts and awards wait for each other.
     */
    async recount(): Promise<void> {
      await sql`select pg_advisory_xact_lock(${db.tenantId}, ${SCORES})`.execute(db);
      // A person whose account changed while an import added them has what the import saw.
      await db
        .updateTable('campaign_participants as p')
        .from(people(db).as('u'))
        .whereRef('u.id_user', '=', 'p.id_user')
        .where(sql<boolean>`(p.active, p.department) is distinct from (u.active, u.department)`)
        .set(({ ref }) => ({ active: ref('u.active'), department: ref('u.department') }))
        .execute();
      await sql`
        update campaign_participants p
           set points = counted.points, reached_at = counted.reached_at
          from (
            select m.id_campaign, m.id_user, coalesce(sum(e.points), 0)::integer as points, max(e.earned_at) as reached_at
              from campaign_participants m
              join campaigns c on c.id_app = m.id_app and c.id_campaign = m.id_campaign
              left join (
                select pe.id_app, pe.id_user, ce.id_campaign, pe.points, pe.earned_at
                  from points_entries pe
                  join campaign_events ce on ce.id_app = pe.id_app and ce.id_event = pe.id_event
              ) e on e.id_app = m.id_app and e.id_user = m.id_user and e.id_campaign = m.id_campaign and e.earned_at >= c.start_date and e.earned_at < c.end_date
             where m.id_app = ${db.tenantId}
             group by m.id_campaign, m.id_user
          ) counted
         where p.id_app = ${db.tenantId} and p.id_campaign = counted.id_campaign and p.id_user = counted.id_user
           and (p.points, p.reached_at) is distinct from (counted.points, counted.reached_at)`.execute(db);
    },
  };
}
