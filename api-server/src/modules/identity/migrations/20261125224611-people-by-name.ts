import { runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/** Adds the index of the list of people, whose expression is that of `folded` (people-search.repository.ts). */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `create index users_by_folded_name on users
         (id_app, translate(lower(name), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn'), id_user)`,
    );
  },
};
