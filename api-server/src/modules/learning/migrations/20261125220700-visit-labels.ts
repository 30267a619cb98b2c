import { runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/** Adds the label of each visit's own origin. Visits from before have none and open on a shared one until they end. */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `alter table sco_visits add column label text`,
      `create unique index sco_visits_of_label on sco_visits (id_app, label) where label is not null`,
    );
  },
};
