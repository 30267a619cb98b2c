import { runSql } from '../migration.port.ts';
import type { Migration } from '../migration.port.ts';

/**
 * Creates the record of what the migrations have made. A node compares it with the database, so that a copy that was
 * restored without its roles, rights or tables is never ready.
 */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `create table schema_record (
         is_only boolean primary key default true check (is_only),
         description jsonb not null,
         required jsonb not null default '[]'
       )`,
    );
  },
};
