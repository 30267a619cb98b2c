import { isolateByTenant, runSql } from '../../platform/database/migrations.ts';
import type { Migration } from '../../platform/database/migrations.ts';

/** Pages that count for one another, videos that may be shared, and how often they were. */
export const trainingPagesMigration: Migration = {
  async up(db) {
    await runSql(
      db,
      `create table node_equivalences (
         id_app integer not null references apps on delete cascade,
         id_node integer not null,
         id_origin integer not null,
         primary key (id_app, id_node, id_origin),
         check (id_node <> id_origin),
         foreign key (id_app, id_node) references nodes (id_app, id_node) on delete cascade,
         foreign key (id_app, id_origin) references nodes (id_app, id_node) on delete cascade
       )`,
      'create index node_equivalences_by_origin on node_equivalences (id_app, id_origin)',
      'alter table node_enrollments add column equivalent_node_code text',
      'alter table content_items add column shareable boolean not null default false',
      `create table content_shares (
         id_app integer not null references apps on delete cascade,
         id_content_item integer not null,
         event text not null check (event in ('content/share/click', 'content/share/copy')),
         day date not null,
         times integer not null,
         primary key (id_app, id_content_item, event, day)
       )`,
    );
    for (const table of ['node_equivalences', 'content_shares']) await isolateByTenant(db, table);
  },
};
