import { runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/**
 * Stores logins and e-mails in lower case, so that a lookup finds them by an index. Under row-level security PostgreSQL
 * uses no index for `lower(username) = …`: the function might reveal rows of other tenants, so every row of the tenant
 * would be read.
 */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `alter table users
         add column username_lower text generated always as (lower(username)) stored,
         add column email_lower text generated always as (lower(email)) stored`,
      `create unique index users_by_username_lower on users (id_app, username_lower)`,
      `create index users_by_email_lower on users (id_app, email_lower)`,
      `drop index users_by_username`,
      `drop index users_by_email`,
    );
  },
};
