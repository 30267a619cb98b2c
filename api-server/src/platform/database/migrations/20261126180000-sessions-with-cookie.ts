import { runSql } from '../migration.port.ts';
import type { Migration } from '../migration.port.ts';

/** Stores which sessions are used with a cookie of their browser. Those of before stay without one until they end. */
export const migration: Migration = {
  async up(db) {
    await runSql(db, `alter table sessions add column needs_cookie boolean not null default false`);
  },
};
