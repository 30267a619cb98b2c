import { runSql } from '../migration.port.ts';
import type { Migration } from '../migration.port.ts';

/** Notes since when the proof of a proven domain is missing in DNS. */
export const migration: Migration = {
  async up(db) {
    await runSql(db, `alter table company_domains add column missing_since timestamptz`);
  },
};
