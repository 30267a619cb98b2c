import { isolateByTenant, runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/**
 * Adds who was at the meetings of classes. A meeting with attendance cannot be deleted on its own: the reference to it
 * has no cascade.
 */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `alter table team_meetings add constraint team_meetings_of_app unique (id_app, id_meeting)`,
      `create table class_attendances (
         id_app integer not null references apps on delete cascade,
         id_team integer not null,
         id_meeting integer not null,
         id_user integer not null,
         state text check (state in ('PRESENT', 'ABSENT', 'JUSTIFIED')),
         note text not null default '',
         how text not null check (how in ('MANUAL', 'PIN')),
         marked_by text not null,
         marked_at timestamptz not null,
         version integer not null,
         primary key (id_app, id_meeting, id_user),
         foreign key (id_app, id_team) references teams (id_app, id_team) on delete cascade,
         foreign key (id_app, id_meeting) references team_meetings (id_app, id_meeting),
         foreign key (id_app, id_user) references users (id_app, id_user) on delete cascade
       )`,
      `create index class_attendances_by_team on class_attendances (id_app, id_team)`,
      `create index class_attendances_by_user on class_attendances (id_app, id_user)`,
    );
    await isolateByTenant(db, 'class_attendances');
  },
};
