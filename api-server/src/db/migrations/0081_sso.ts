import { isolateByTenant, runSql } from '../../platform/database/migrations.ts';
import type { Migration } from '../../platform/database/migrations.ts';

/** What SAML has to remember: requests that wait for an answer, assertions that were used, and the portal's own keys. */
export const ssoMigration: Migration = {
  async up(db) {
    await runSql(
      db,
      `create table sso_requests (
         id_request text primary key,
         id_app integer not null references apps on delete cascade,
         callback text not null default '',
         browser_hash text not null,
         expires_at timestamptz not null,
         used_at timestamptz
       )`,
      `create index sso_requests_by_end on sso_requests (id_app, expires_at)`,
      `create table sso_assertions (
         id_app integer not null references apps on delete cascade,
         assertion_hash text not null,
         expires_at timestamptz not null,
         primary key (id_app, assertion_hash)
       )`,
      // Of the whole installation: written by the server and its command line, never by a request.
      `create table sso_keys (
         id text primary key,
         certificate text not null,
         private_key text not null,
         state text not null check (state in ('next', 'active', 'retired')),
         created_at timestamptz not null default now()
       )`,
      `create unique index sso_keys_one_active on sso_keys (state) where state = 'active'`,
    );
    await isolateByTenant(db, 'sso_requests', 'sso_assertions');
  },
};
