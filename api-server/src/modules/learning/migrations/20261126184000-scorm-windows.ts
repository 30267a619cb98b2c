import { runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/** Adds the size of a package's lessons and whether they open in a window of their own. */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `alter table scorm_packages
         add column width integer check (width between 200 and 4000),
         add column height integer check (height between 200 and 4000),
         add column opens_in text not null default 'page' check (opens_in in ('page', 'window'))`,
    );
  },
};
