import { Socket } from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import type { LogEvent } from 'kysely';
import pg from 'pg';
import type { Database } from './database.tables.ts';
import { parsers } from './column-types.adapter.ts';
import { isCutOff, isStalePlan } from './database-fault.rules.ts';
import { answerWithinMs, asConnectionSettings, asPooledSettings, connectionLimits } from './database-limits.rules.ts';
import type { DatabaseLimits } from './database-limits.rules.ts';
import type { PanicListener } from './engine-panic.service.ts';
import { databasePulse, noAnswer } from './database-pulse.service.ts';
import type { Pulse } from './database-pulse.service.ts';
import { postgresProbe } from './probe-postgres.adapter.ts';
import { queryObserver } from './query-observer.service.ts';
import { statementMemory } from './statement-memory.service.ts';
import type { SentStatement, StatementMemory } from './statement-memory.service.ts';
import { statementQueue } from './statement-queue.adapter.ts';
import type { Wire } from './statement-queue.adapter.ts';
import { limitsOfTransaction } from './transaction-scope.adapter.ts';
import { pglitePool } from './pglite-pool.adapter.ts';
import { ListsAsArrays } from './postgres-dialect.adapter.ts';
import type { SystemDb } from './tenant-db.adapter.ts';

/** Milliseconds that a probe of the server may take. */
const probePatienceMs = 1_000;

type SqlRows = { rows: unknown[]; rowCount?: number | null };

export interface OpenDatabase {
  readonly db: SystemDb;
  readonly engine: 'pglite' | 'postgres';
  /** Runs plain SQL outside any request's transaction. Accepts several statements when there are no values. */
  execute(text: string, values?: readonly unknown[]): Promise<SqlRows>;
  /** Connections at most, and those that are borrowed or waited for now. */
  pool(): PoolState;
  /** Sets the listener of every finished query; undefined removes it. */
  observeQueries(observer: ((event: LogEvent) => void) | undefined): void;
  /** Sets the listener of every statement that is sent to the database; undefined removes it. */
  observeStatements(observer: ((statement: SentStatement) => void) | undefined): void;
  /** Sets the listener of the end of the embedded engine, which is final. A database server starts again by itself. */
  onPanic(listener: PanicListener): void;
  close(): Promise<void>;
}

export interface PoolState {
  readonly size: number;
  readonly borrowed: number;
  readonly waiting: number;
}

export interface DatabaseServer {
  readonly url: string;
  readonly poolSize?: number;
  readonly limits?: DatabaseLimits;
  /**
   * True for a pooler that lends a connection of the database for one transaction: named statements and settings of the
   * connection would meet another one.
   */
  readonly hasPooler?: boolean;
}

/** Location of the data: a PostgreSQL address, a directory for PGlite, or a dump to load into memory (tests). */
export type DatabaseLocation = DatabaseServer | { directory: string } | { memory: Blob | undefined };

export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  if ('url' in location) return openPostgres(location);
  const pglite =
    'directory' in location
      ? new PGlite({ dataDir: location.directory })
      : new PGlite(location.memory ? { loadDataDir: location.memory } : {});
  await pglite.waitReady;
  return overPglite(pglite);
}

export function overPglite(pglite: PGlite): OpenDatabase {
  const memory = statementMemory();
  const pool = pglitePool(pglite, memory);
  const queries = queryObserver();
  return {
    // The dialect's type requires a pg pool, but it uses only connect, query, release and end.
    db: new Kysely<Database>({
      dialect: new ListsAsArrays({ pool: pool as unknown as pg.Pool }),
      log: queries.report,
    }),
    engine: 'pglite',
    execute: (text, values) => pool.execute(text, values),
    pool: () => pool.state(),
    observeQueries: queries.observe,
    observeStatements: memory.observe,
    onPanic: (listener) => pool.onPanic(listener),
    close: () => pool.end(),
  };
}

function openPostgres({
  url,
  poolSize: max = 10,
  limits = connectionLimits,
  hasPooler = false,
}: DatabaseServer): OpenDatabase {
  const sockets = new Set<Socket>();
  const pulse = databasePulse(postgresProbe(url, probePatienceMs), () => {
    for (const socket of sockets) socket.destroy(noAnswer());
  });
  const pool = new pg.Pool({
    connectionString: url,
    max,
    stream: () => trackedSocket(sockets, pulse),
    ...(hasPooler ? asPooledSettings(limits) : asConnectionSettings(limits)),
    pipeline: true,
    types: { getTypeParser: (id, format) => parsers[id] ?? pg.types.getTypeParser(id, format) },
  } as pg.PoolConfig);
  // The pool replaces a connection that dies while idle. Without a listener the error would end the process.
  pool.on('error', () => undefined);
  // The same while it is borrowed: the statement that was waiting reports the error.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const memory = statementMemory({ namesStatements: !hasPooler });
  const queries = queryObserver();
  // The dialect uses only connect, query, release and end.
  const db = new Kysely<Database>({
    dialect: new ListsAsArrays({ pool: dropping(pool, { limits, memory, pulse }) as unknown as pg.Pool }),
    log: queries.report,
  });
  return {
    db,
    engine: 'postgres',
    observeQueries: queries.observe,
    observeStatements: memory.observe,
    onPanic: () => undefined,
    pool: () => ({ size: max, borrowed: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
    async execute(text, values) {
      const result: unknown = await pulse.watch(() => pool.query(text, values ? [...values] : undefined));
      const results = (Array.isArray(result) ? result : [result]) as SqlRows[];
      return { rows: results.flatMap((each) => each.rows), rowCount: results.at(-1)?.rowCount ?? 0 };
    },
    async close() {
      pulse.stop();
      await db.destroy();
    },
  };
}

/** Returns the socket of a new connection. It fails at once while the server is away, instead of waiting for it. */
function trackedSocket(sockets: Set<Socket>, pulse: Pulse): Socket {
  const socket = new Socket();
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
  if (pulse.isAway()) process.nextTick(() => socket.destroy(noAnswer()));
  return socket;
}

/** Returns the pool without connections that were cut off: one that does not answer is closed, not lent again. */
function dropping(
  pool: pg.Pool,
  { limits, memory, pulse }: { limits: DatabaseLimits; memory: StatementMemory; pulse: Pulse },
) {
  return {
    async connect() {
      const client = await pulse.watch(() => pool.connect());
      let lost = false;
      const send = async (query: pg.QueryConfig) => {
        // A statement on a connection that does not answer would wait for its limit again.
        if (lost) throw new Error('Connection terminated: it did not answer');
        try {
          return await pulse.watch(() =>
            client.query(patiently(query, answerWithinMs(limitsOfTransaction() ?? limits))),
          );
        } catch (error) {
          lost ||= isCutOff(error) || isStalePlan(error);
          throw error;
        }
      };
      const wire: Wire = {
        send: ({ text, values }, name) => send({ text, values: [...values], ...(name ? { name } : {}) }),
        sendPlain: (text) => send({ text }),
        inOneWrite: (work) => corked(client, work),
        parserOf: (typeId) => parsers[typeId] ?? (pg.types.getTypeParser(typeId, 'text') as (text: string) => unknown),
      };
      return { query: statementQueue(wire, memory).query, release: () => client.release(lost) };
    },
    end: () => pool.end(),
  };
}

/** Runs work with the socket corked, because each write of a statement costs a system call and wakes the database. */
function corked(client: pg.PoolClient, work: () => void): void {
  // `pg` does not declare the connection of a client.
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection;
  stream.cork();
  try {
    work();
  } finally {
    stream.uncork();
  }
}

/** Adds the limit of one query, which `pg` reads although its types do not have it. */
function patiently(query: pg.QueryConfig, within: number | undefined): pg.QueryConfig {
  return Object.assign(query, { query_timeout: within });
}
