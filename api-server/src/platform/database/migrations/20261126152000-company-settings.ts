import { runSql } from '../migration.port.ts';
import type { Migration } from '../migration.port.ts';

/** Lets the administration change settings of its own company, and records which ones files no longer decide. */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `alter table apps
         add column edited_settings jsonb not null default '[]',
         add column governed_by_files boolean not null default false`,
      `create policy edit_own_app on apps for update to app_tenant
         using (id_app = nullif(current_setting('app.tenant', true), '')::integer)
         with check (id_app = nullif(current_setting('app.tenant', true), '')::integer)`,
      // Addresses, storage and everything else that could reach another company stay with the operator.
      `grant update (theme, appearance, edited_settings) on apps to app_tenant`,
    );
  },
};
