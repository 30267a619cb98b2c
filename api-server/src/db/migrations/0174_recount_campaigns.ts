import { runSql } from '../../platform/database/migrations.ts';
import type { Migration } from '../../platform/database/migrations.ts';

/**
 * Campaigns of before 0154 counted nothing and stood at 0 until their next import. They count what gives points, as one that names no
 * events does, and everybody has in them what they have earned within their days.
 */
export const recountCampaignsMigration: Migration = {
  async up(db) {
    await runSql(
      db,
      `insert into campaign_events (id_app, id_campaign, id_event, points)
         select c.id_app, c.id_campaign, r.id_event, r.points
           from campaigns c
           join points_rules r on r.id_app = c.id_app and r.points > 0
          where not exists (select 1 from campaign_events e where e.id_app = c.id_app and e.id_campaign = c.id_campaign)`,
      `update campaign_participants p
          set points = earned.points, reached_at = earned.reached_at
         from (
           select m.id_app, m.id_campaign, m.id_user, sum(ce.points)::integer as points, max(e.earned_at) as reached_at
             from campaign_participants m
             join campaigns c on c.id_app = m.id_app and c.id_campaign = m.id_campaign
             join points_entries e on e.id_app = m.id_app and e.id_user = m.id_user and e.earned_at >= c.start_date and e.earned_at < c.end_date
             join campaign_events ce on ce.id_app = m.id_app and ce.id_campaign = m.id_campaign and ce.id_event = e.id_event
            group by m.id_app, m.id_campaign, m.id_user
         ) earned
        where p.id_app = earned.id_app and p.id_campaign = earned.id_campaign and p.id_user = earned.id_user`,
    );
  },
};
