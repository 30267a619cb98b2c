import { runSql } from '../../platform/database/migrations.ts';
import type { Migration } from '../../platform/database/migrations.ts';

/** How often the pages of each tenant were shown, by day. */
export const pageViewsMigration: Migration = {
  async up(db) {
    await runSql(
      db,
      // The operator's, not a tenant's: no request of a tenant reads it, hence the key and not the id.
      `create table page_views (
         tenant text not null,
         day date not null,
         page text not null,
         views integer not null,
         primary key (tenant, day, page)
       )`,
      `create index page_views_by_day on page_views (day)`,
    );
  },
};
