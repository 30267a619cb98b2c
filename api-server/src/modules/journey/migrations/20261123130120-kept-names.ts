import { runSql } from '../../../platform/database/migration.port.ts';
import type { Migration } from '../../../platform/database/migration.port.ts';

/** Lets an enrolment have one current certificate, and earlier ones that carry another name. */
export const migration: Migration = {
  async up(db) {
    await runSql(
      db,
      `alter table certificates add column is_current boolean not null default true`,
      // The name of the constraint is the database's own, cut to its longest length.
      `do $$ begin
         execute (select 'alter table certificates drop constraint ' || quote_ident(conname)
                  from pg_constraint where conrelid = 'certificates'::regclass and contype = 'u');
       end $$`,
      `create unique index certificates_current on certificates (id_app, id_user, id_enrollment, id_node_enrollment)
         where is_current`,
    );
  },
};
