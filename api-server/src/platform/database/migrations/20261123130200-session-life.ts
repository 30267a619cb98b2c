import { runSql } from '../migration.port.ts';
import type { Migration } from '../migration.port.ts';

/**
 * Stores when and how strongly the person of a session proved who they are, because the session's life counts from
 * there, and the tenant's rule for second factors.
 */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      // An update would see no rows: row-level security is forced on the owner too. Open sessions count from now.
      `alter table sessions add column authenticated_at timestamptz not null default now()`,
      `alter table sessions add column is_strong boolean not null default false`,
      `alter table sessions add column late_use_at timestamptz`,
      `alter table apps add column second_factor text not null default 'optional'
         check (second_factor in ('optional', 'powers', 'everyone'))`,
    );
  },
};
