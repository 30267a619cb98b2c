import type { Ports, TenantDb } from '../ports.types.ts';
import type { SocketHub } from '../realtime/hub.service.ts';
import type { EventPublisher } from '../realtime/event-publisher.port.ts';
import { noPorts } from '../wiring.service.ts';
import type { Database, TenantTables } from './database.tables.ts';
import { callLimits } from './database-limits.rules.ts';
import type { DatabaseLimits } from './database-limits.rules.ts';
import { tenantCondition } from './tenant-condition.plugin.ts';
import type { TenantShares } from './tenant-shares.service.ts';
import { withParallelReads } from './parallel-reads.adapter.ts';
import { tenantStart } from './transaction-start.rules.ts';
import { inTransactionScope } from './transaction-scope.adapter.ts';
import { CompiledQuery } from 'kysely';
import type { Kysely, Transaction } from 'kysely';

export type { TenantDb } from '../ports.types.ts';

/** The whole database as its owner. Only the platform and the importers' core use it; modules never do. */
export type SystemDb = Kysely<Database> & {
  /** Set when the server is assembled; migrations run without. */
  readonly ports?: Ports;
  /** Set with `ports`: publishes what transactions report. */
  readonly sockets?: SocketHub;
  /** Set with `ports`: divides the connections between tenants. */
  readonly shares?: TenantShares;
};

interface TransactionOptions {
  readonly limits?: DatabaseLimits;
  /** True for queries of the server itself, which page and health check need: they take no slot of the tenant. */
  readonly isOwn?: boolean;
}

/**
 * Runs `work` in one transaction confined to the tenant. Commits when it resolves and rolls back when it throws.
 *
 * @throws {Refusal} 503 when the tenant has too many transactions waiting.
 */
export async function withTenant<T>(
  db: SystemDb,
  tenantId: number,
  work: (db: TenantDb) => Promise<T>,
  { limits = callLimits, isOwn = false }: TransactionOptions = {},
): Promise<T> {
  const publications: ((events: EventPublisher) => void)[] = [];
  const leave = isOwn ? undefined : await db.shares?.enter(tenantId);
  try {
    const result = await inTransactionScope(limits, () =>
      db.transaction().execute(async (transaction) => {
        await assumeTenantRole(transaction, tenantId, limits);
        const open = withParallelReads(transaction);
        try {
          return await work(
            tenantDb(open.db, tenantId, {
              ports: db.ports,
              publish: (...event) => void publications.push((events) => events.publish(...event)),
            }),
          );
        } finally {
          open.close();
        }
      }),
    );
    if (db.sockets) for (const publication of publications) publication(db.sockets.of(tenantId));
    return result;
  } finally {
    leave?.();
  }
}

/**
 * Sets the request role, the tenant and the time limits for the transaction, so that row-level security applies until
 * it ends.
 */
export async function assumeTenantRole(
  transaction: Transaction<Database>,
  tenantId: number,
  limits: DatabaseLimits = callLimits,
): Promise<void> {
  await transaction.executeQuery(CompiledQuery.raw(tenantStart(tenantId, limits)));
}

interface Surroundings {
  readonly ports?: Ports | undefined;
  /** Receives the server events of the transaction. By default they are dropped. */
  readonly publish?: EventPublisher['publish'];
}

/** Returns the transaction with every query confined to the tenant. The caller sets the role. */
export function tenantDb(
  transaction: Transaction<Database>,
  tenantId: number,
  { ports = noPorts, publish = () => undefined }: Surroundings = {},
): TenantDb {
  const confined = transaction
    .withPlugin(tenantCondition(tenantId))
    .$omitTables<keyof Database>()
    .$extendTables<Pick<TenantTables, keyof TenantTables>>();
  return Object.assign(confined, { tenantId, ports, publishAfterCommit: publish });
}

/**
 * Returns the value for a JSON column. It is a string for both engines, since `pg` would convert an array to a
 * PostgreSQL array.
 */
export function toJson(value: unknown): string {
  return JSON.stringify(value);
}
