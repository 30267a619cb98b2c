import { runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/** Records who has the campaign in the bell. People who were notified before the bell existed are not notified again. */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `alter table campaign_participants add column announced boolean not null default false`,
      // The owner of the table may be subject to the tenant policy; without `force` it updates the rows of all tenants.
      `alter table campaign_participants no force row level security`,
      `update campaign_participants set announced = notified`,
      `alter table campaign_participants force row level security`,
    );
  },
};
