import { isolateByTenant, runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/** Adds the record of sent reminders, so that each one is sent once. */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `create table validity_reminders (
         id_app integer not null references apps on delete cascade,
         id_enrollment integer not null,
         days integer not null,
         sent_at timestamptz not null,
         primary key (id_app, id_enrollment, days)
       )`,
    );
    await isolateByTenant(db, 'validity_reminders');
  },
};
