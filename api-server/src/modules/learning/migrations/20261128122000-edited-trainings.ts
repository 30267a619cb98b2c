import { runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/** Adds the columns of a training that were edited on a screen, which a file does not overwrite. */
export const migration: Migration = {
  async up(db) {
    await runSql(db, `alter table nodes add column edited_fields jsonb not null default '[]'`);
  },
};
