import { runSql } from '../migration.port.ts';
import type { Migration } from '../migration.port.ts';

/** Finds the colleagues of a person among 50,000 people. Partial, so that checks of foreign keys never use it. */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `create index users_by_department on users (id_app, department) include (id_user) where department <> ''`,
    );
  },
};
