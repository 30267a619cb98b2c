import { isolateByTenant, runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/** Keeps the texts of a company's terms, so that a version that somebody accepted can be read and restored. */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `create table terms_versions (
         id_app integer not null references apps on delete cascade,
         version text not null,
         html text not null,
         published_at timestamptz,
         published_by text not null default '',
         primary key (id_app, version)
       )`,
    );
    await isolateByTenant(db, 'terms_versions');
  },
};
