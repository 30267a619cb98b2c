import { runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/**
 * Lets a batch end enrolments: `enrolments` are those that the caller selected, in ascending order, and `position` is how
 * far the job has come in them.
 */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `alter table enrolment_batches
         add column kind text not null default 'enrol',
         add column enrolments integer[] not null default '{}'`,
    );
  },
};
