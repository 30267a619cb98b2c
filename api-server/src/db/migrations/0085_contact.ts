import { isolateByTenant, runSql } from '../../platform/database/migrations.ts';
import type { Migration } from '../../platform/database/migrations.ts';

/** Which messages of the contact form were taken, so that a repetition sends nothing. */
export const contactMigration: Migration = {
  async up(db) {
    await runSql(
      db,
      `create table contact_messages (
         id_app integer not null,
         id_user integer not null,
         id_message text not null,
         sent_at timestamptz not null,
         primary key (id_app, id_user, id_message),
         foreign key (id_app, id_user) references users (id_app, id_user) on delete cascade
       )`,
    );
    await isolateByTenant(db, 'contact_messages');
  },
};
