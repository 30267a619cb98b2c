import { runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/** Lets a change of the company's login wait for a second person. A node of the version before does not list such a request. */
export const migration: Migration = {
  contracts: '20261127140000-confirmations',
  async up(db) {
    await runSql(
      db,
      `alter table confirmations drop constraint confirmations_kind_check`,
      `alter table confirmations add constraint confirmations_kind_check
         check (kind in ('erase-person', 'four-eyes-off', 'change-sso'))`,
      `alter table confirmations add column details jsonb`,
    );
  },
};
