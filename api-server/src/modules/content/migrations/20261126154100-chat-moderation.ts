import { isolateByTenant, runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/** Adds reports of chat messages, and what moderators decided about messages. */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `alter table chat_messages
         add column removed_by text,
         add column removed_reason text not null default '',
         add column removed_at timestamptz,
         add column reviewed_at timestamptz`,
      `create index chat_messages_by_moment on chat_messages (id_app, moment desc, id_chat_room desc, sequence desc)`,
      `create index chat_messages_removed on chat_messages (id_app, id_chat_room, removed_at desc) where removed_at is not null`,
      `create table chat_message_reports (
         id_app integer not null,
         id_chat_room integer not null,
         sequence integer not null,
         id_user integer not null,
         reason text not null check (reason in ('OFFENCE', 'SPAM', 'PERSONAL_DATA', 'OTHER')),
         note text not null,
         reported_at timestamptz not null,
         primary key (id_app, id_chat_room, sequence, id_user),
         foreign key (id_app, id_chat_room, sequence) references chat_messages (id_app, id_chat_room, sequence) on delete cascade,
         foreign key (id_app, id_user) references users (id_app, id_user) on delete cascade
       )`,
    );
    await isolateByTenant(db, 'chat_message_reports');
  },
};
