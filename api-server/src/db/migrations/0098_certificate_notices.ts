import { isolateByTenant, runSql } from '../../platform/database/migrations.ts';
import type { Migration } from '../../platform/database/migrations.ts';

/** Which finished trainings have been told of by mail: once each. */
export const certificateNoticesMigration: Migration = {
  async up(db) {
    await runSql(
      db,
      `create table certificate_notices (
         id_app integer not null references apps on delete cascade,
         id_enrollment integer not null,
         sent_at timestamptz not null,
         primary key (id_app, id_enrollment)
       )`,
    );
    await isolateByTenant(db, 'certificate_notices');
  },
};
