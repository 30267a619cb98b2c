import { runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/** Adds the state that an enrolment had before it was ended, so that the ending can be undone. Older removals have none. */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `alter table enrollment_removals add column status_before text, add column expires_before timestamptz`,
    );
  },
};
