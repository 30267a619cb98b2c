import { runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/** Adds who counts in the judgement of a canary. Earlier reports, whose page is not known, judge nothing. */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `alter table telemetry add column person text not null default '', add column device text not null default ''`,
      `alter table telemetry drop column signed_in`,
    );
  },
};
