import { runSql } from '../../platform/database/migrations.ts';
import type { Migration } from '../../platform/database/migrations.ts';

/** Tags that lists can be narrowed by, and the order in which a section's pages are read, however many there are. */
export const listedContentMigration: Migration = {
  async up(db) {
    await runSql(
      db,
      `alter table content_items add column tags jsonb not null default '[]'`,
      `create index content_items_listed on content_items (id_app, id_section, position, id_content_item) where active and parent is null`,
      'drop index content_items_by_section',
    );
  },
};
