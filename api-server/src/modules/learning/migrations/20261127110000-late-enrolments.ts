import { runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/**
 * Adds the indexes of what is late, of the request that an enrolment came from, and of the newest enrolment of each person
 * in a training: with its columns the enrolments of a training are found without reading them.
 */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `create index enrollment_assignments_by_due on enrollment_assignments (id_app, due_at) where due_at is not null`,
    );
    await runSql(
      db,
      `create index enrollment_requests_by_enrollment on enrollment_requests (id_app, id_enrollment)
        where id_enrollment is not null`,
    );
    await runSql(
      db,
      `create index enrollments_newest on enrollments (id_app, id_node, id_user, enrolled_at desc, id_enrollment desc)`,
      `drop index enrollments_by_node`,
    );
  },
};
