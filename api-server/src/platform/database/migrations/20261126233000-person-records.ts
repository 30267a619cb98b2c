import { isolateByTenant, runSql } from '../migration.port.ts';
import type { Migration } from '../migration.port.ts';

/** Adds what the administration reads to help one person: mails sent to them, and errors that they met. */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `create table sent_mails (
         id_app integer not null,
         id_mail bigint generated always as identity,
         id_user integer not null,
         subject text not null,
         state text not null check (state in ('sent', 'failed')),
         error text not null default '',
         attempts integer not null default 1,
         tried_at timestamptz not null,
         primary key (id_app, id_mail),
         foreign key (id_app, id_user) references users (id_app, id_user) on delete cascade
       )`,
      `create index sent_mails_by_person on sent_mails (id_app, id_user, tried_at desc)`,
      `create index sent_mails_by_time on sent_mails (id_app, tried_at)`,
      `create table person_errors (
         id_app integer not null,
         id_error bigint generated always as identity,
         id_user integer not null,
         kind text not null,
         message text not null,
         remote text not null default '',
         request_id text not null default '',
         happened_at timestamptz not null,
         primary key (id_app, id_error),
         foreign key (id_app, id_user) references users (id_app, id_user) on delete cascade
       )`,
      `create index person_errors_by_person on person_errors (id_app, id_user, happened_at desc)`,
      `create index person_errors_by_time on person_errors (id_app, happened_at)`,
    );
    await isolateByTenant(db, 'sent_mails', 'person_errors');
  },
};
