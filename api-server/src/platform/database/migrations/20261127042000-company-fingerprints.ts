import { runSql } from '../migration.port.ts';
import type { Migration } from '../migration.port.ts';

/**
 * Adds what the company's own files said about an imported thing the last time, so that a file of trainings that says
 * the same changes nothing. `fingerprint` stays the mark of things that only a part has brought.
 */
export const migration: Migration = {
  async up(db) {
    await runSql(db, `alter table import_refs add column company_fingerprint text`);
  },
};
