import { isolateByTenant, runSql } from '../../platform/database/migrations.ts';
import type { Migration } from '../../platform/database/migrations.ts';

/** One person's accounts in several apps, and the admin host that an app's administrators go to. */
export const waysInMigration: Migration = {
  async up(db) {
    await runSql(
      db,
      `alter table apps add column admin_url text not null default ''`,
      `create table person_accounts (
         person text not null,
         id_app integer not null,
         id_user integer not null,
         primary key (id_app, id_user),
         unique (person, id_app),
         foreign key (id_app, id_user) references users (id_app, id_user) on delete cascade
       )`,
    );
    await isolateByTenant(db, 'person_accounts');
    await runSql(
      db,
      // What crosses tenants is answered by this function alone: which other apps a person of the caller's own app has.
      `create policy owner_reads on person_accounts for select to current_user using (true)`,
      `create function apps_of_person(of_user integer)
         returns table (id_app integer, id_user integer, name text, logo text, host text, segment text)
         language sql stable security definer set search_path = public as $$
         select app.id_app, other.id_user, app.name, app.looks ->> 'logo', app.host, app.segment
         from person_accounts own
         join person_accounts other on other.person = own.person and other.id_app <> own.id_app
         join apps app on app.id_app = other.id_app and app.active
         where own.id_app = nullif(current_setting('app.tenant', true), '')::integer and own.id_user = of_user
         order by app.name, app.id_app
       $$`,
      `revoke all on function apps_of_person(integer) from public`,
      `grant execute on function apps_of_person(integer) to app_tenant`,
    );
  },
};
