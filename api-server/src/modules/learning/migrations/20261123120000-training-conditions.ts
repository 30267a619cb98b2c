import { isolateByTenant, runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/** Adds whom a training is for, and the trainings that have to be completed before enrolling in it. */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `alter table nodes add column audience text not null default ''`,
      `create table node_prerequisites (
         id_app integer not null references apps on delete cascade,
         id_node integer not null,
         id_required integer not null,
         position integer not null,
         primary key (id_app, id_node, id_required),
         check (id_node <> id_required),
         foreign key (id_app, id_node) references nodes (id_app, id_node) on delete cascade,
         foreign key (id_app, id_required) references nodes (id_app, id_node) on delete cascade
       )`,
    );
    await isolateByTenant(db, 'node_prerequisites');
  },
};
