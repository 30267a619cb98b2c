import { runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/** Adds when opening a lesson begins a new attempt. */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `alter table scorm_packages
         add column new_attempt text not null default 'failed' check (new_attempt in ('failed', 'over', 'always'))`,
    );
  },
};
