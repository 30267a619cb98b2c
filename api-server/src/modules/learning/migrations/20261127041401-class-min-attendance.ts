import { runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/** Adds the attendance that a class asks for. */
export const migration: Migration = {
  async up(db) {
    await runSql(db, `alter table teams add column min_attendance integer check (min_attendance between 1 and 100)`);
  },
};
