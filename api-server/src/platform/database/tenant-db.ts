import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from './database.ts';

/** The whole database as its owner. Only the platform and the importers' core hold it; modules never do. */
export type SystemDb = Kysely<Database>;

/**
 * One transaction as the request role, which row-level security confines to one tenant. Repositories are made with it and
 * name the tenant in their queries all the same.
 */
export type TenantDb = Transaction<Database> & { readonly tenantId: number };

/** Runs `work` in one transaction confined to the tenant; commits what it returns, rolls back what it throws. */
export async function withTenant<T>(db: SystemDb, tenantId: number, work: (db: TenantDb) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await sql`select set_config('role', 'app_tenant', true), set_config('app.tenant', ${String(tenantId)}, true)`.execute(
      transaction,
    );
    return work(Object.assign(transaction, { tenantId }));
  });
}

/** A JSON column's value: a string for both engines, since `pg` would turn an array into a PostgreSQL array. */
export function toJson(value: unknown): string {
  return JSON.stringify(value);
}
