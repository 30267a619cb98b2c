import { runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/** Gives existing evaluations the parameters of clock, answer summary, option order and closing texts. */
export const migration: Migration = {
  async up(db) {
    const defaults = {
      pauseOnLeave: 1,
      summaryAfterLastTry: 1,
      shuffleOptions: 0,
      passedText: '',
      failedText: '',
    };
    await runSql(
      db,
      // The owner of the tables may be subject to the tenant policy; without `force` it updates the rows of all tenants.
      `alter table evaluations no force row level security`,
      `update evaluations set parameters = '${JSON.stringify(defaults)}'::jsonb || parameters`,
      `alter table evaluations force row level security`,
    );
  },
};
