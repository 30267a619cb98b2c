import { runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/** Keeps one PIN for each phone and requesting network. Open PINs belong to nobody and allow the others' tries. */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `alter table activation_pins drop constraint activation_pins_pkey`,
      `alter table activation_pins add column requested_from text not null default ''`,
      `alter table activation_pins add column stranger_tries integer not null default 0`,
      `alter table activation_pins add primary key (id_app, phone, requested_from)`,
    );
  },
};
