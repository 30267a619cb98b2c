import type { Ports, TenantDb } from '../ports.types.ts';
import type { SocketHub } from '../realtime/hub.service.ts';
import type { EventPublisher } from '../realtime/event-publisher.port.ts';
import { noPorts } from '../wiring.service.ts';
import type { Database, TenantTables } from './database.tables.ts';
import { tenantCondition } from './tenant-condition.plugin.ts';
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';

export type { TenantDb } from '../ports.types.ts';

/** The whole database as its owner. Only the platform and the importers' core use it; modules never do. */
export type SystemDb = Kysely<Database> & {
  /** Set when the server is assembled; migrations run without. */
  readonly ports?: Ports;
  /** Set with `ports`: publishes what transactions report. */
  readonly sockets?: SocketHub;
};

/** Runs `work` in one transaction confined to the tenant. Commits when it resolves and rolls back when it throws. */
export async function withTenant<T>(db: SystemDb, tenantId: number, work: (db: TenantDb) => Promise<T>): Promise<T> {
  const publications: ((events: EventPublisher) => void)[] = [];
  const result = await db.transaction().execute(async (transaction) => {
    await assumeTenantRole(transaction, tenantId);
    return work(
      tenantDb(transaction, tenantId, {
        ports: db.ports,
        publish: (...event) => void publications.push((events) => events.publish(...event)),
      }),
    );
  });
  if (db.sockets) for (const publication of publications) publication(db.sockets.of(tenantId));
  return result;
}

/** Sets the request role and the tenant for the transaction, so that row-level security applies until it ends. */
export async function assumeTenantRole(transaction: Transaction<Database>, tenantId: number): Promise<void> {
  await sql`select set_config('role', 'app_tenant', true), set_config('app.tenant', ${String(tenantId)}, true)`.execute(
    transaction,
  );
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
