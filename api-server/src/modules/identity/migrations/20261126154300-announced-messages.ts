import { runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/** Names the announcement that a message belongs to. */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `alter table messages add column id_announcement integer`,
      `create index messages_of_announcement on messages (id_app, id_announcement) where id_announcement is not null`,
    );
  },
};
