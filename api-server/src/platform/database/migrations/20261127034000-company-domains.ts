import { isolateByTenant, runSql } from '../migration.port.ts';
import type { Migration } from '../migration.port.ts';

/** Keeps the domains that companies claim on a screen, and lets a company serve those that it has proven. */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `create table company_domains (
         id_app integer not null references apps on delete cascade,
         host text not null,
         token text not null,
         state text not null default 'waiting' check (state in ('waiting', 'verified', 'failed')),
         cause text not null default '',
         checked_at timestamptz,
         verified_at timestamptz,
         added_at timestamptz not null,
         added_by text not null,
         primary key (id_app, host)
       )`,
      // Two companies may claim the same domain, but only one can have it verified.
      `create unique index company_domains_verified_once on company_domains (host) where state = 'verified'`,
    );
    await isolateByTenant(db, 'company_domains');
    await runSql(
      db,
      `create policy owner_reads on company_domains for select to current_user using (true)`,
      `grant update (other_hosts) on apps to app_tenant`,
      `create function host_of_others(of_host text) returns boolean
         language sql stable security definer set search_path = public as $$
         select exists (
           select from apps
           where id_app <> nullif(current_setting('app.tenant', true), '')::integer
             and (regexp_replace(host, ':\\d+$', '') = of_host or other_hosts @> jsonb_build_array(of_host))
         ) or exists (
           select from company_domains
           where id_app <> nullif(current_setting('app.tenant', true), '')::integer
             and host = of_host and state = 'verified'
         )
       $$`,
      `revoke all on function host_of_others(text) from public`,
      `grant execute on function host_of_others(text) to app_tenant`,
    );
  },
};
