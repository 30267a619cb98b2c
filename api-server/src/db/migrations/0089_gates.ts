import { isolateByTenant, runSql } from '../../platform/database/migrations.ts';
import type { Migration } from '../../platform/database/migrations.ts';

/** What stands between login and portal besides the terms: the notice of the company's address, topics of interest, the tutorial. */
export const gatesMigration: Migration = {
  async up(db) {
    await runSql(
      db,
      `alter table apps add column other_hosts jsonb not null default '[]', add column acronym_domain boolean not null default false`,
      `alter table sessions add column acronym_notice boolean not null default false`,
      `create table passed_gates (
         id_app integer not null,
         id_user integer not null,
         gate text not null check (gate in ('topics', 'onboarding')),
         passed_at timestamptz not null default now(),
         primary key (id_app, id_user, gate),
         foreign key (id_app, id_user) references users (id_app, id_user) on delete cascade
       )`,
      `create table user_topics (
         id_app integer not null,
         id_user integer not null,
         tag text not null,
         primary key (id_app, id_user, tag),
         foreign key (id_app, id_user) references users (id_app, id_user) on delete cascade
       )`,
    );
    await isolateByTenant(db, 'passed_gates', 'user_topics');
  },
};
