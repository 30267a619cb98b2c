import { runSql } from '../../platform/database/migrations.ts';
import type { Migration } from '../../platform/database/migrations.ts';

/** Small pictures of a video, for its seek bar. */
export const previewMigration: Migration = {
  async up(db) {
    await runSql(db, 'alter table content_items add column preview jsonb');
  },
};
