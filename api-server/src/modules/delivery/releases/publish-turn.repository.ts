import { sql } from 'kysely';
import type { OpenDatabase } from '../../../platform/database/open-database.adapter.ts';

/** The previous publisher, by database: this process publishes one build after the other. */
const turns = new WeakMap<OpenDatabase, Promise<unknown>>();

/**
 * Runs `work` while no other publisher handles this remote, here or on another node. On the embedded database no
 * transaction is open meanwhile: writing files takes time, and it has a single connection.
 */
export function inTurn<T>(database: OpenDatabase, remote: string, work: () => Promise<T>): Promise<T> {
  const before = turns.get(database) ?? Promise.resolve();
  const turn = before.then(() => (database.engine === 'pglite' ? work() : whileLocked(database, remote, work)));
  turns.set(
    database,
    turn.catch(() => undefined),
  );
  return turn;
}

/**
 * Locks by a transaction that does nothing else: it ends when the publisher is killed, holds back no other one, and
 * keeps its connection behind a pooler. Only one lock at a time, so that the pool is never exhausted.
 */
function whileLocked<T>({ db }: OpenDatabase, remote: string, work: () => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await sql`select set_config('idle_in_transaction_session_timeout', '0', true)`.execute(transaction);
    await sql`select pg_advisory_xact_lock(hashtext(${`publish files of ${remote}`}))`.execute(transaction);
    return work();
  });
}
