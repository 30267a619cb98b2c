import { isolateByTenant, runSql } from '../../platform/database/migrations.ts';
import type { Migration } from '../../platform/database/migrations.ts';

/** Lists of videos that other services keep, and how far people are with each video. */
export const playlistsMigration: Migration = {
  async up(db) {
    await runSql(
      db,
      `create table playlists (
         id_app integer not null,
         id_content_item integer not null,
         source text not null,
         served_by text not null,
         fetched_at timestamptz not null,
         videos jsonb not null,
         primary key (id_app, id_content_item),
         foreign key (id_app, id_content_item) references content_items (id_app, id_content_item) on delete cascade
       )`,
      `create table playlist_progress (
         id_app integer not null,
         id_user integer not null,
         id_content_item integer not null,
         id_video text not null,
         last_position double precision not null,
         position_from timestamptz not null,
         progress integer not null check (progress between 0 and 100),
         completed text not null check (completed in ('PROGRESS', 'COMPLETED')),
         updated_at timestamptz not null,
         turn integer not null,
         primary key (id_app, id_user, id_content_item, id_video),
         foreign key (id_app, id_user) references users (id_app, id_user) on delete cascade,
         foreign key (id_app, id_content_item) references content_items (id_app, id_content_item) on delete cascade
       )`,
    );
    await isolateByTenant(db, 'playlists', 'playlist_progress');
  },
};
