import { isolateByTenant, runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/** Adds the tenant's limits for uploads, and what each person has sent on a day. */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `alter table content_settings add column upload_limits jsonb not null default '{}'`,
      `create table upload_days (
         id_app integer not null,
         id_user integer not null,
         day date not null,
         bytes bigint not null check (bytes >= 0),
         files integer not null check (files >= 0),
         primary key (id_app, id_user, day),
         foreign key (id_app, id_user) references users (id_app, id_user) on delete cascade
       )`,
    );
    await isolateByTenant(db, 'upload_days');
  },
};
