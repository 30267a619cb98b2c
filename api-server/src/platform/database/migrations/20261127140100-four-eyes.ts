import { runSql } from '../migration.port.ts';
import type { Migration } from '../migration.port.ts';

/** Lets a company say whether a second person confirms what can't be undone. Null follows the number of administrators. */
export const migration: Migration = {
  async up(db) {
    await runSql(db, `alter table apps add column four_eyes boolean`, `grant update (four_eyes) on apps to app_tenant`);
  },
};
