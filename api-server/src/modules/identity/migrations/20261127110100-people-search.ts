import { runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/** Stores what people are searched by, without accents and in lower case, so that a search folds no row again. */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `alter table users add column search_text text generated always as (
         translate(lower(name || chr(10) || email || chr(10) || username),
                   'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn')) stored`,
    );
  },
};
