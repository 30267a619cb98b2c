import { runSql } from '../../platform/database/migrations.ts';
import type { Migration } from '../../platform/database/migrations.ts';

/** What is known of people's phones, and what the last import said of them; ways to what is asked for by person and by age. */
export const peopleMigration: Migration = {
  async up(db) {
    await runSql(
      db,
      // Of phones that are there already nobody knows who gave them: the next import tells.
      `alter table users add column phone_verified boolean not null default false, add column imported jsonb`,
      `create index users_by_manager on users (id_app, id_manager)`,
      `create index one_time_tokens_by_user on one_time_tokens (id_app, id_user, purpose)`,
      `create index one_time_tokens_by_end on one_time_tokens (id_app, expires_at)`,
      `create index sessions_by_end on sessions (id_app, expires_at)`,
    );
  },
};
