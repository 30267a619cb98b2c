/** Time limits of a connection or of a transaction, in milliseconds; 0 is none. */
export interface DatabaseLimits {
  readonly statementMs: number;
  readonly lockMs: number;
  readonly idleMs: number;
}

/** Limits of every connection; transactions of calls set tighter ones. */
export const connectionLimits: DatabaseLimits = { statementMs: 10_000, lockMs: 5_000, idleMs: 60_000 };

/** Limits of a call: a person waits for it. */
export const callLimits: DatabaseLimits = { statementMs: 10_000, lockMs: 3_000, idleMs: 15_000 };

/** Limits of jobs, commands and imports: nobody waits in front of a page, and one transaction may be long. */
export const workLimits: DatabaseLimits = { statementMs: 60_000, lockMs: 30_000, idleMs: 60_000 };

/** Limits of migrations: one statement may rewrite a large table. */
export const migrationLimits: DatabaseLimits = { statementMs: 0, lockMs: 60_000, idleMs: 0 };

/** Milliseconds for which a caller waits for a connection of the pool, or for a new one to be established. */
export const connectWithinMs = 3_000;

/**
 * Returns how long the client waits for the answer to a statement: somewhat longer than the server, for a server that
 * is cut off. Undefined when the statement has no limit.
 */
export function answerWithinMs({ statementMs }: DatabaseLimits): number | undefined {
  return statementMs > 0 ? statementMs + 2_000 : undefined;
}

/** Returns the limits as settings of a `pg` connection. */
export function asConnectionSettings(limits: DatabaseLimits) {
  const { statementMs, lockMs, idleMs } = limits;
  return {
    ...asPooledSettings(limits),
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleMs,
  };
}

/**
 * Returns the limits that the client keeps by itself: a pooler refuses those of the connection, which the database's
 * role sets instead (docs/runbook.md). Transactions of calls set their own.
 */
export function asPooledSettings(limits: DatabaseLimits) {
  return { connectionTimeoutMillis: connectWithinMs, keepAlive: true, query_timeout: answerWithinMs(limits) };
}
