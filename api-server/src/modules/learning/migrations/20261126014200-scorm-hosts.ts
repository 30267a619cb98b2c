import { isolateByTenant, runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/** Adds the hosts that packages may fetch from, and those that browsers have blocked. */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `create table scorm_hosts (
         id_app integer not null references apps on delete cascade,
         host text not null,
         added_at timestamptz not null,
         primary key (id_app, host)
       )`,
      `create table scorm_blocked_hosts (
         id_app integer not null,
         id_content_item integer not null,
         host text not null,
         directive text not null,
         times integer not null,
         last_at timestamptz not null,
         primary key (id_app, id_content_item, host, directive),
         foreign key (id_app, id_content_item) references scorm_packages (id_app, id_content_item) on delete cascade
       )`,
    );
    await isolateByTenant(db, 'scorm_hosts', 'scorm_blocked_hosts');
  },
};
