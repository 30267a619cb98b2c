import { isolateByTenant, runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/** Keeps prepared and previous settings of a company's login, and tests of them. */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `create table sso_setups (
         id_app integer primary key references apps on delete cascade,
         draft jsonb,
         previous jsonb,
         changed_at timestamptz,
         changed_by text not null default ''
       )`,
      `create table sso_tests (
         id_test text primary key,
         id_app integer not null,
         id_user integer not null,
         settings jsonb not null,
         started_at timestamptz not null,
         started_by text not null,
         expires_at timestamptz not null,
         finished_at timestamptz,
         result jsonb,
         foreign key (id_app, id_user) references users (id_app, id_user) on delete cascade
       )`,
      `create index sso_tests_by_start on sso_tests (id_app, started_at desc)`,
      `create index sso_tests_by_user on sso_tests (id_app, id_user)`,
      `grant update (saml) on apps to app_tenant`,
    );
    await isolateByTenant(db, 'sso_setups', 'sso_tests');
  },
};
