import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** One step of the schema history. It runs once, in a transaction, as the owner of the tables. */
export interface Migration {
  /**
   * Set on a migration that takes away what an earlier version uses: the name of the migration that prepared it. Nodes
   * that do not know that one no longer start (docs/adr/0044).
   */
  readonly contracts?: string;
  up(db: MigrationDb): Promise<void>;
}

/** Database handle without table types: migrations must still run after the types have changed. */
export type MigrationDb = Kysely<Record<string, Record<string, unknown>>>;

/** Runs plain SQL statements in order. Both engines accept one statement per call. */
export async function runSql(db: MigrationDb, ...statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/**
 * Isolates tables by tenant: enables and forces row-level security, adds one policy on `id_app`, and grants rights to
 * the request role. Call it for each table that has an `id_app integer not null` column.
 */
export async function isolateByTenant(db: MigrationDb, ...tables: string[]): Promise<void> {
  for (const table of tables) await isolate(db, table, 'select, insert, update, delete');
}

/** Isolates tables like `isolateByTenant`; the request role may add rows and read them, and change none. */
export async function isolateAppendOnly(db: MigrationDb, ...tables: string[]): Promise<void> {
  for (const table of tables) await isolate(db, table, 'select, insert');
}

async function isolate(db: MigrationDb, table: string, rights: string): Promise<void> {
  const ofTenant = `id_app = nullif(current_setting('app.tenant', true), '')::integer`;
  await runSql(
    db,
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `create policy tenant_isolation on ${table} using (${ofTenant}) with check (${ofTenant})`,
    `grant ${rights} on ${table} to app_tenant`,
  );
}
