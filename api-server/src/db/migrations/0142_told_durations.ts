import { runSql } from '../../platform/database/migrations.ts';
import type { Migration } from '../../platform/database/migrations.ts';

/** Whether a browser has told the duration of a medium, and not the file that the item came with. */
export const toldDurationsMigration: Migration = {
  async up(db) {
    await runSql(db, 'alter table content_items add column duration_told boolean not null default false');
  },
};
