import { runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/** Adds the delivery controls of a lesson. Lessons that are already unpacked have the defaults of SCORM 2004. */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `alter table scos add column is_tracked boolean not null default true`,
      `alter table scos add column completes_itself boolean not null default false`,
    );
  },
};
