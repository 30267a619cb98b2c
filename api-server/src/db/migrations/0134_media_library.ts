import { isolateByTenant, runSql } from '../../platform/database/migrations.ts';
import type { Migration } from '../../platform/database/migrations.ts';

/** Files of a media library, each under its path in it. */
export const mediaLibraryMigration: Migration = {
  async up(db) {
    await runSql(
      db,
      `create table media_files (
         id_app integer not null references apps on delete cascade,
         id_content_item integer not null,
         path text not null,
         location text not null,
         size integer not null,
         dated_at timestamptz not null,
         primary key (id_app, id_content_item, path),
         foreign key (id_app, id_content_item) references content_items (id_app, id_content_item) on delete cascade
       )`,
    );
    await isolateByTenant(db, 'media_files');
  },
};
