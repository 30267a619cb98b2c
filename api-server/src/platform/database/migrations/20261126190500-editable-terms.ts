import { runSql } from '../migration.port.ts';
import type { Migration } from '../migration.port.ts';

/** Lets the administration change the terms of its own company. */
export const migration: Migration = {
  async up(db) {
    await runSql(db, `grant update (agreement_version, agreement_terms) on apps to app_tenant`);
  },
};
