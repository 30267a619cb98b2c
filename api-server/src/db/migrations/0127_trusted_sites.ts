import { runSql } from '../../platform/database/migrations.ts';
import type { Migration } from '../../platform/database/migrations.ts';

/** Origins of embedded sites that are told, by a one-time token, who opens them. */
export const trustedSitesMigration: Migration = {
  async up(db) {
    await runSql(db, `alter table content_settings add column trusted_sites jsonb not null default '[]'`);
  },
};
