import { runSql } from '../../platform/database/migrations.ts';
import type { Migration } from '../../platform/database/migrations.ts';

/** What browsers report of remotes, gathered per client and hour; and the builds of the shell that the verdict judges by. */
export const telemetryMigration: Migration = {
  async up(db) {
    await runSql(
      db,
      // The operator's, not a tenant's: no request of a tenant reads it, hence the key and not the id.
      `create table telemetry (
         remote text not null,
         version text not null,
         tenant text not null,
         client text not null,
         hour timestamptz not null,
         kind text not null check (kind in ('load', 'fault', 'vital')),
         detail text not null default '',
         reports integer not null default 1,
         total double precision not null default 0,
         bytes double precision not null default 0,
         message text not null default '',
         signed_in boolean not null,
         last_at timestamptz not null,
         primary key (remote, version, client, hour, kind, detail, tenant)
       )`,
      `create index telemetry_by_client on telemetry (client, hour)`,
      `create index telemetry_by_hour on telemetry (hour)`,

      `create table shell_builds (
         version text primary key,
         facts jsonb not null,
         first_seen timestamptz not null default now(),
         last_seen timestamptz not null default now()
       )`,
    );
  },
};
