import { runSql } from '../migration.port.ts';
import type { Migration } from '../migration.port.ts';

/** Lets a company write the words of its mails. */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `alter table apps add column mail_texts jsonb not null default '{}'`,
      `grant update (mail_texts) on apps to app_tenant`,
    );
  },
};
