import { isolateByTenant, runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/** Adds the counts of enrolments by training and department, which a job stores for large companies. */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `create table enrollment_counts (
         id_app integer not null references apps on delete cascade,
         id_node integer not null,
         department text not null,
         open integer not null,
         late integer not null,
         done integer not null,
         counted_at timestamptz not null,
         primary key (id_app, id_node, department),
         foreign key (id_app, id_node) references nodes (id_app, id_node) on delete cascade
       )`,
      `create table enrollment_count_runs (
         id_app integer primary key references apps on delete cascade,
         started_at timestamptz not null,
         finished_at timestamptz
       )`,
    );
    await isolateByTenant(db, 'enrollment_counts', 'enrollment_count_runs');
  },
};
