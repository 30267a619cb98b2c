import { isolateByTenant, runSql } from '../../platform/database/migrations.ts';
import type { Migration } from '../../platform/database/migrations.ts';

/** PINs of activation by phone (decision 6), the newest of each phone. */
export const activationMigration: Migration = {
  async up(db) {
    await runSql(
      db,
      `create table activation_pins (
         id_app integer not null references apps on delete cascade,
         phone text not null,
         pin_hash text not null,
         tries integer not null default 0,
         expires_at timestamptz not null,
         primary key (id_app, phone)
       )`,
      `create index users_by_phone on users (id_app, phone)`,
    );
    await isolateByTenant(db, 'activation_pins');
  },
};
