import { runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/**
 * Lets the states of everybody in a training be read from indexes alone: they contain the status and the end of the
 * newest enrolment, and its due date. Both columns change a few times in an enrolment, unlike its progress.
 */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `create index enrollments_newest_state
         on enrollments (id_app, id_node, id_user, enrolled_at desc, id_enrollment desc) include (status, expires_at)`,
      `drop index enrollments_newest`,
      `create index enrollment_assignments_due
         on enrollment_assignments (id_app, id_enrollment) include (due_at)`,
    );
  },
};
