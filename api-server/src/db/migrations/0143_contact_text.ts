import { runSql } from '../../platform/database/migrations.ts';
import type { Migration } from '../../platform/database/migrations.ts';

/** What messages of the contact form say, should their mail never arrive. */
export const contactTextMigration: Migration = {
  async up(db) {
    await runSql(db, `alter table contact_messages add column message text not null default ''`);
  },
};
