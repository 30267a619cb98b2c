import { runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/**
 * Adds the review of uploads, which a section may ask for. A waiting upload stays in the state RECEIVED, so that a node
 * of the version before shows it to nobody.
 */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      'alter table sections add column reviews_uploads boolean not null default false',
      `alter table user_uploads
         add column review text check (review in ('WAITING', 'APPROVED', 'REFUSED')),
         add column review_reason text not null default '',
         add column reviewed_by text,
         add column reviewed_at timestamptz`,
      `create index user_uploads_waiting on user_uploads (id_app, created_at) where review = 'WAITING'`,
    );
  },
};
