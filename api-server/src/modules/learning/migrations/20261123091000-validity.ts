import { runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/** Adds the validity of trainings and of their completions. */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `alter table nodes add column valid_months integer check (valid_months > 0)`,
      `alter table enrollments add column valid_until timestamptz`,
      `create index enrollments_by_validity on enrollments (id_app, valid_until) where valid_until is not null`,
    );
  },
};
