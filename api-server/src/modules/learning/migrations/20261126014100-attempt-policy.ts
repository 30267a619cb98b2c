import { runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/** Adds how many attempts a package allows, and which of them counts. */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `alter table scorm_packages
         add column max_attempts integer check (max_attempts > 0),
         add column counted_attempt text not null default 'best'
           check (counted_attempt in ('best', 'last', 'first', 'average'))`,
    );
  },
};
