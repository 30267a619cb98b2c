/** Reason why a statement did not run: the database cannot be reached, or it was too busy. */
export type DatabaseFault = 'unavailable' | 'busy';

/** Codes of Node for a host that does not take connections, and of PostgreSQL for one that ends them. */
const unavailable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
]);

/** Serialisation failure, deadlock, lock and statement limits, idle transactions, too many connections. */
const busy = new Set(['40001', '40P01', '55P03', '57014', '25P03', '53300']);

/** Messages of `pg` for failures that have no code. */
const withoutCode =
  /^(?:Connection terminated|Client has encountered a connection error|Query read timeout|timeout expired)/;
const poolIsFull = /^timeout exceeded when trying to connect/;

/** Returns the fault of the database that an error reports, or undefined when it reports something else. */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, message, syscall, severity } = error as Partial<NodeJS.ErrnoException & { severity: string }>;
  if (typeof code === 'string') {
    if (busy.has(code)) return 'busy';
    // The class 08 of PostgreSQL is 'connection exception'.
    if (severity !== undefined && code.startsWith('08')) return 'unavailable';
    return unavailable.has(code) && (severity !== undefined || syscall !== undefined) ? 'unavailable' : undefined;
  }
  if (message === undefined) return undefined;
  if (poolIsFull.test(message)) return 'busy';
  return withoutCode.test(message) ? 'unavailable' : undefined;
}

/** Returns true when the engine itself ended with this error. The embedded one has no process that starts it again. */
export function isPanic(error: unknown): boolean {
  return error instanceof Error && (error as { severity?: unknown }).severity === 'PANIC';
}

/** Returns true for a connection that no longer answers and must not go back to the pool. */
export function isCutOff(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

/**
 * Returns true when a migration changed what a cached plan returns. The plan belongs to the connection, so another one
 * plans the statement anew.
 */
export function isStalePlan(error: unknown): boolean {
  return error instanceof Error && /cached plan must not change result type/.test(error.message);
}

/** Returns true when another row already has the value of a unique key: a concurrent call wrote it first. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === '23505';
}
