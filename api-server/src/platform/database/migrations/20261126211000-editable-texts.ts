import { runSql } from '../migration.port.ts';
import type { Migration } from '../migration.port.ts';

/** Lets the administration change the contact form and the lock of names of its own company. */
export const migration: Migration = {
  async up(db) {
    await runSql(db, `grant update (features) on apps to app_tenant`);
  },
};
