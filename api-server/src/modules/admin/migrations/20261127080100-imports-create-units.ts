import { runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/** Remembers whether an import of people creates the units that its file names. */
export const migration: Migration = {
  async up(db) {
    await runSql(db, `alter table people_imports add column creates_units boolean not null default false`);
  },
};
