import { isolateByTenant, runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/** Adds what a tenant lets all its packages do. */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `create table scorm_settings (
         id_app integer primary key references apps on delete cascade,
         frees_windows boolean not null
       )`,
    );
    await isolateByTenant(db, 'scorm_settings');
  },
};
