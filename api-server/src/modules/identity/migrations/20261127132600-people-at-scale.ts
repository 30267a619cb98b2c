import { runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/**
 * Adds the index of the list of people by department, whose expression is that of its sort key
 * (administered-people.repository.ts), and lets the people of a leader be read from the index alone.
 */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `create index users_by_folded_department on users
         (id_app, (lower(department) || ' ' || translate(lower(name), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn')),
          id_user)`,
      `create index users_of_manager on users (id_app, id_manager) include (id_user)`,
      `drop index users_by_manager`,
    );
  },
};
