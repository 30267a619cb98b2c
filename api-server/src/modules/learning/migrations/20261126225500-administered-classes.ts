import { isolateByTenant, runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/** Adds what the administration says about classes: enrolment period, place, instructors, and which fields it edited. */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `alter table teams
         add column enrol_from timestamptz,
         add column enrol_until timestamptz,
         add column modality text not null default 'NONE' check (modality in ('NONE', 'PRESENCIAL', 'ONLINE')),
         add column place text not null default '',
         add column closed_at timestamptz,
         add column edited_fields jsonb not null default '[]'`,
      `create table team_instructors (
         id_app integer not null references apps on delete cascade,
         id_team integer not null,
         id_user integer not null,
         position integer not null,
         primary key (id_app, id_team, id_user),
         foreign key (id_app, id_team) references teams (id_app, id_team) on delete cascade,
         foreign key (id_app, id_user) references users (id_app, id_user) on delete cascade
       )`,
      `create index team_instructors_by_user on team_instructors (id_app, id_user)`,
    );
    await isolateByTenant(db, 'team_instructors');
  },
};
