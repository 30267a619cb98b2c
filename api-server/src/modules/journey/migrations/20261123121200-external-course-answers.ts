import { runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/** Records who answered an external course. */
export const migration: Migration = {
  async up(db) {
    await runSql(db, `alter table external_courses add column answered_by text not null default ''`);
  },
};
