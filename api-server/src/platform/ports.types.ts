import type { Transaction } from 'kysely';
import type { TenantTables } from './database/database.tables.ts';
import type { EventPublisher } from './realtime/event-publisher.port.ts';

/**
 * A transaction confined to one tenant by `tenantCondition`; row-level security of the request role confines it
 * again. Its tables do not have the tenant column. It carries the ports, so that a service reaches another module's
 * implementation in the same transaction. It is declared beside the ports because a listener of theirs takes one.
 */
export type TenantDb = Transaction<TenantTables> & {
  readonly tenantId: number;
  readonly ports: Ports;
  /** Publishes a server event once the transaction is committed, and not at all when it is rolled back. */
  readonly publishAfterCommit: EventPublisher['publish'];
};

/** Implementations of the ports of one server. Transactions, requests and jobs carry it. */
export interface Ports {
  /** Returns the port's implementation. Throws when no module lists the port in its `needs`. */
  get<T>(port: Port<T>): T;
  /** Returns the listeners of an event, in the order of the modules. */
  listenersOf<T>(event: ServerEvent<T>): readonly Listener<T>[];
}

/** Anything that carries the ports: a tenant's transaction, the context of a handler or of a job. */
interface WithPorts {
  readonly ports: Ports;
}

/** A need of one module that another module meets, so that the first doesn't import the second. */
export interface Port<T> {
  readonly name: string;
  /** Used when no module provides the port. */
  readonly fallback?: T;
  /** Returns the implementation that is wired on this server. */
  of(carrier: WithPorts): T;
}

/** Reaction of a module to an event. */
export type Listener<T> = (db: TenantDb, event: T) => Promise<void>;

/** Something that a module reports and that any module may react to in the same transaction. */
export interface ServerEvent<T> {
  readonly name: string;
  /** Runs the listeners one after the other. One that throws rolls the transaction back. */
  publish(db: TenantDb, event: T): Promise<void>;
}
