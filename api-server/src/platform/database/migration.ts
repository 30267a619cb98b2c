import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** A step of the schema's history. It runs once, in a transaction, as the owner of the tables. */
export interface Migration {
  up(db: MigrationDb): Promise<void>;
}

/** Schema changes are written without table types: they must still run when the types have moved on. */
export type MigrationDb = Kysely<Record<string, Record<string, unknown>>>;

/** Runs statements written as plain SQL, one after the other; both engines take one statement per call. */
export async function runSql(db: MigrationDb, ...statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/**
 * Closes a table to other tenants: row-level security enabled and forced, one policy on `id_app`, rights for the request
 * role. Call it for each table that has an `id_app integer not null` column.
 */
export async function isolateByTenant(db: MigrationDb, ...tables: string[]): Promise<void> {
  const ofTenant = `id_app = nullif(current_setting('app.tenant', true), '')::integer`;
  for (const table of tables) {
    await runSql(
      db,
      `alter table ${table} enable row level security`,
      `alter table ${table} force row level security`,
      `create policy tenant_isolation on ${table} using (${ofTenant}) with check (${ofTenant})`,
      `grant select, insert, update, delete on ${table} to app_tenant`,
    );
  }
}
