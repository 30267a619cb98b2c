import { runSql } from '../migration.port.ts';
import type { Migration } from '../migration.port.ts';

/** Names the modules that a company may switch on by itself. The operator decides them; null stands for all. */
export const migration: Migration = {
  async up(db) {
    await runSql(db, `alter table apps add column offered_modules jsonb`);
  },
};
