import { runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/** Adds the certificate that a finished enrolment keeps when its class gives another one later, or none. */
export const migration: Migration = {
  async up(db) {
    await runSql(db, `alter table enrollments add column earned_certificate integer`);
  },
};
