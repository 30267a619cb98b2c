import { isolateByTenant, runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/** Adds the private notes of people on media. */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `create table content_notes (
         id_app integer not null,
         id_user integer not null,
         id_note uuid not null,
         id_content_item integer not null,
         seconds double precision not null check (seconds >= 0),
         text text not null,
         edited_at timestamptz not null,
         deleted boolean not null,
         check (not deleted or text = ''),
         primary key (id_app, id_user, id_note),
         foreign key (id_app, id_user) references users (id_app, id_user) on delete cascade,
         foreign key (id_app, id_content_item) references content_items (id_app, id_content_item) on delete cascade
       )`,
      `create index content_notes_by_item on content_notes (id_app, id_user, id_content_item, seconds)`,
    );
    await isolateByTenant(db, 'content_notes');
  },
};
