import { runSql } from '../migration.port.ts';
import type { Migration } from '../migration.port.ts';

/**
 * Adds what a file of a part said about an imported thing the last time, so that the next import knows whether it
 * changes, and an import of the whole company which things are not its own.
 */
export const migration: Migration = {
  async up(db) {
    await runSql(db, `alter table import_refs add column fingerprint text`);
  },
};
