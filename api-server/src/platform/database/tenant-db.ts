import type { Database, TenantTables } from './database.ts';
import { tenantCondition } from './tenant-condition.ts';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';

/** The whole database as its owner. Only the platform and the importers' core use it; modules never do. */
export type SystemDb = Kysely<Database>;

/**
 * A transaction confined to one tenant by `tenantCondition`; row-level security of the request role confines it
 * again. Its tables do not have the tenant column.
 */
export type TenantDb = Transaction<TenantTables> & { readonly tenantId: number };

/** Runs `work` in one transaction confined to the tenant. Commits when it resolves and rolls back when it throws. */
export async function withTenant<T>(db: SystemDb, tenantId: number, work: (db: TenantDb) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await takeTenantRole(transaction, tenantId);
    return work(tenantDb(transaction, tenantId));
  });
}

/** Sets the request role and the tenant for the transaction, so that row-level security applies until it ends. */
export async function takeTenantRole(transaction: Transaction<Database>, tenantId: number): Promise<void> {
  await sql`select set_config('role', 'app_tenant', true), set_config('app.tenant', ${String(tenantId)}, true)`.execute(
    transaction,
  );
}

/** Returns the transaction with every query confined to the tenant. The caller sets the role. */
export function tenantDb(transaction: Transaction<Database>, tenantId: number): TenantDb {
  const confined = transaction
    .withPlugin(tenantCondition(tenantId))
    .$omitTables<keyof Database>()
    .$extendTables<Pick<TenantTables, keyof TenantTables>>();
  return Object.assign(confined, { tenantId });
}

/**
 * Returns the value for a JSON column. It is a string for both engines, since `pg` would convert an array to a
 * PostgreSQL array.
 */
export function toJson(value: unknown): string {
  return JSON.stringify(value);
}
