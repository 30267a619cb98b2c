import { runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

const tables = ['campaign_participants', 'campaign_events', 'campaigns', 'points_entries'];

/** Removes the points that events had in campaigns, and recounts the scores by the points that were earned. */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `alter table campaign_events drop column points`,
      // The owner of the tables may be subject to the tenant policy; without `force` it updates the rows of all tenants.
      ...tables.map((table) => `alter table ${table} no force row level security`),
      `update campaign_participants p set points = coalesce((
         select sum(e.points)
           from points_entries e
           join campaign_events ce on ce.id_app = e.id_app and ce.id_event = e.id_event
           join campaigns c on c.id_app = ce.id_app and c.id_campaign = ce.id_campaign
          where e.id_app = p.id_app and e.id_user = p.id_user and ce.id_campaign = p.id_campaign
            and e.earned_at >= c.start_date and e.earned_at < c.end_date), 0)`,
      ...tables.map((table) => `alter table ${table} force row level security`),
    );
  },
};
