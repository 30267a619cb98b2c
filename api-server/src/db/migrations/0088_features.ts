import { runSql } from '../../platform/database/migrations.ts';
import type { Migration } from '../../platform/database/migrations.ts';

/** Features that a tenant has on or off, with what belongs to them (B7.1-21). */
export const featuresMigration: Migration = {
  async up(db) {
    await runSql(db, `alter table apps add column features jsonb not null default '{}'`);
  },
};
