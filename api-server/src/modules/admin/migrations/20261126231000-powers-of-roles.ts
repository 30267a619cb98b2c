import { runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

const tables = ['users', 'role_grants'];

/**
 * Notes on each account whether it has a granted role, because sessions, second factors and the activation by phone ask
 * for it at every call. The database keeps the note, so that nodes of the version before keep it as well.
 */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `alter table users add column has_granted_role boolean not null default false`,
      // The owner of the tables may be subject to the tenant policy; without `force` it updates the rows of all tenants.
      ...tables.map((table) => `alter table ${table} no force row level security`),
      `update users u set has_granted_role = true
        where exists (select from role_grants g where g.id_app = u.id_app and g.id_user = u.id_user)`,
      ...tables.map((table) => `alter table ${table} force row level security`),
      `create function note_granted_role() returns trigger language plpgsql as $$
       declare
         held record := case when tg_op = 'DELETE' then old else new end;
       begin
         update users u
            set has_granted_role = exists (
                  select from role_grants g where g.id_app = u.id_app and g.id_user = u.id_user
                )
          where u.id_app = held.id_app and u.id_user = held.id_user;
         return null;
       end $$`,
      `create trigger note_granted_role after insert or delete on role_grants
         for each row execute function note_granted_role()`,
    );
  },
};
