import { runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/** Renames the state of withdrawn releases, and the moves that set and clear it, to the usual words: yank and unyank. */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `alter table releases drop constraint releases_state_check`,
      `update releases set state = 'yanked' where state = 'condemned'`,
      `alter table releases add constraint releases_state_check check (state in ('good', 'yanked'))`,
      `update moves set kind = 'yank' where kind = 'condemn'`,
      `update moves set kind = 'unyank' where kind = 'absolve'`,
    );
  },
};
