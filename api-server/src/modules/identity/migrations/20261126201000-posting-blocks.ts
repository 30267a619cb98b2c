import { isolateByTenant, runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/** Adds the people who may not comment, chat and upload for a while. */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `create table posting_blocks (
         id_app integer not null,
         id_user integer not null,
         reason text not null,
         until timestamptz,
         blocked_by text not null,
         blocked_at timestamptz not null,
         primary key (id_app, id_user),
         foreign key (id_app, id_user) references users (id_app, id_user) on delete cascade
       )`,
    );
    await isolateByTenant(db, 'posting_blocks');
  },
};
