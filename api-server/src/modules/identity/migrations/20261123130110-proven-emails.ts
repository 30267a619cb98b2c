import { isolateByTenant, runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/**
 * Separates addresses that a person typed from those that count. Accounts that registered themselves keep their login;
 * their address waits until its link is opened.
 */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `alter table users
         add column self_registered boolean not null default false,
         add column email_proven_at timestamptz`,
      `create table pending_emails (
         id_app integer not null references apps on delete cascade,
         id_user integer not null,
         email text not null,
         requested_at timestamptz not null,
         primary key (id_app, id_user),
         foreign key (id_app, id_user) references users (id_app, id_user) on delete cascade
       )`,
      `create index users_by_email on users (id_app, lower(email))`,
      `alter table users no force row level security`,
      `insert into pending_emails (id_app, id_user, email, requested_at)
         select id_app, id_user, lower(email), created_at from users where key like 'registro-%' and email <> ''`,
      `update users set self_registered = true, email = '' where key like 'registro-%'`,
      `alter table users force row level security`,
    );
    await isolateByTenant(db, 'pending_emails');
  },
};
