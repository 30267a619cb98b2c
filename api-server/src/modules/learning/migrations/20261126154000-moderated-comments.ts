import { runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/** Adds the reason for which a moderator hid a comment. */
export const migration: Migration = {
  async up(db) {
    await runSql(db, `alter table comments add column hidden_reason text not null default ''`);
  },
};
