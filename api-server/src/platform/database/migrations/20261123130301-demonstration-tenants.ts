import { runSql } from '../migration.port.ts';
import type { Migration } from '../migration.port.ts';

/** Marks the companies that are invented, so that a production never serves them. */
export const migration: Migration = {
  async up(db) {
    await runSql(db, `alter table apps add column demonstration boolean not null default false`);
  },
};
