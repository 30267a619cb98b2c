import { runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/** Adds the length of uploaded media, and whether the server has read a file's length from its bytes. */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      'alter table content_items add column length_read boolean not null default false',
      'alter table user_uploads add column duration double precision not null default 0',
      'alter table user_uploads add column length_read boolean not null default false',
    );
  },
};
