import { runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/** Creates the table of registered remotes: nothing else can be published. */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `create table remotes (
         remote text primary key,
         module text not null,
         owner text not null,
         routes jsonb not null default '[]',
         registered_by text not null,
         registered_at timestamptz not null
       )`,
    );
  },
};
