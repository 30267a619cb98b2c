import { isolateByTenant, runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/** Adds views of lists that people save under a name. */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `create table saved_views (
         id_app integer not null references apps on delete cascade,
         id_user integer not null,
         list text not null,
         name text not null,
         query text not null,
         saved_at timestamptz not null,
         primary key (id_app, id_user, list, name),
         foreign key (id_app, id_user) references users (id_app, id_user) on delete cascade
       )`,
    );
    await isolateByTenant(db, 'saved_views');
  },
};
