import { sql } from 'kysely';
import type { OpenDatabase } from '../../../platform/database/open-database.adapter.ts';

/** The previous publisher, by database: this process publishes one build after the other. */
const turns = new WeakMap<OpenDatabase, Promise<unknown>>();

/**
 * Runs `work` while no other publisher handles this remote, here or on another node. No transaction is open
 * meanwhile, because writing files takes time and the embedded database has a single connection.
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
 * Locks by connection, not by transaction, so that the lock ends when the publisher is killed. Only one lock at a
 * time, so that the pool is never exhausted.
 */
function whileLocked<T>({ db }: OpenDatabase, remote: string, work: () => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    const name = `publish files of ${remote}`;
    await sql`select pg_advisory_lock(hashtext(${name}))`.execute(connection);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(hashtext(${name}))`.execute(connection);
    }
  });
}
