import { isolateByTenant, runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/** Adds who assigned an enrolment, with its due date and reason, and who ended it. */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `create table enrollment_assignments (
         id_enrollment integer not null,
         id_app integer not null references apps on delete cascade,
         due_at timestamptz,
         reason text not null,
         assigned_by text not null,
         id_rule integer,
         primary key (id_app, id_enrollment),
         foreign key (id_app, id_enrollment) references enrollments (id_app, id_enrollment) on delete cascade
       )`,
      `create index enrollment_assignments_by_rule on enrollment_assignments (id_app, id_rule) where id_rule is not null`,
      `create table enrollment_removals (
         id_enrollment integer not null,
         id_app integer not null references apps on delete cascade,
         reason text not null,
         removed_by text not null,
         id_rule integer,
         removed_at timestamptz not null,
         primary key (id_app, id_enrollment),
         foreign key (id_app, id_enrollment) references enrollments (id_app, id_enrollment) on delete cascade
       )`,
      `create index enrollments_by_node on enrollments (id_app, id_node, id_user)`,
    );
    await isolateByTenant(db, 'enrollment_assignments', 'enrollment_removals');
  },
};
