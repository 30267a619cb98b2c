import type { Database, TenantTables } from './database.ts';
import { tenantCondition } from './tenant-condition.ts';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';

/** The whole database as its owner. Only the platform and the importers' core hold it; modules never do. */
export type SystemDb = Kysely<Database>;

/**
 * One transaction that sees one tenant: its queries are confined by `tenantCondition`, and as the request role
 * row-level security confines them again. Its tables don't have the tenant's column.
 */
export type TenantDb = Transaction<TenantTables> & { readonly tenantId: number };

/** Runs `work` in one transaction confined to the tenant; commits what it returns, rolls back what it throws. */
export async function withTenant<T>(db: SystemDb, tenantId: number, work: (db: TenantDb) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await takeTenantRole(transaction, tenantId);
    return work(tenantDb(transaction, tenantId));
  });
}

/** Puts the transaction under row-level security, as the request role and for one tenant, until it ends. */
export async function takeTenantRole(transaction: Transaction<Database>, tenantId: number): Promise<void> {
  await sql`select set_config('role', 'app_tenant', true), set_config('app.tenant', ${String(tenantId)}, true)`.execute(
    transaction,
  );
}

/** The same transaction, every query of which is confined to the tenant. The role is the caller's concern. */
export function tenantDb(transaction: Transaction<Database>, tenantId: number): TenantDb {
  const confined = transaction
    .withPlugin(tenantCondition(tenantId))
    .$omitTables<keyof Database>()
    .$extendTables<Pick<TenantTables, keyof TenantTables>>();
  return Object.assign(confined, { tenantId });
}

/** A JSON column's value: a string for both engines, since `pg` would turn an array into a PostgreSQL array. */
export function toJson(value: unknown): string {
  return JSON.stringify(value);
}
