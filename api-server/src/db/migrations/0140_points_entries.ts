import { runSql } from '../../platform/database/migrations.ts';
import type { Migration } from '../../platform/database/migrations.ts';

/** Ids were spent on facts that had been rewarded before, too: an integer may be near its end. */
export const pointsEntriesMigration: Migration = {
  async up(db) {
    await runSql(db, 'alter table points_entries alter column id_points_entry type bigint');
  },
};
