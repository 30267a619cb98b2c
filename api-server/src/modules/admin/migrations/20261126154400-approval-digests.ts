import { isolateByTenant, runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/** Adds the last day on which somebody's digest of what waits was made. */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `create table approval_digests (
         id_app integer not null,
         id_user integer not null,
         day text not null,
         primary key (id_app, id_user),
         foreign key (id_app, id_user) references users (id_app, id_user) on delete cascade
       )`,
    );
    await isolateByTenant(db, 'approval_digests');
  },
};
