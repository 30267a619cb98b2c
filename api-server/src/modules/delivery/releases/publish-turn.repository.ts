import { sql } from 'kysely';
import type { OpenDatabase } from '../../../platform/database/open-database.ts';

/** The publisher before, by database: this process publishes one build after the other. */
const turns = new WeakMap<OpenDatabase, Promise<unknown>>();

/**
 * Runs `work` while nobody else publishes this remote, here or on another node. No transaction is open meanwhile: writing files takes
 * its time, and the embedded database has one connection for everybody.
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

/** A lock of the connection, not of a transaction: gone when the publisher is killed. One at a time, so that the pool never runs dry. */
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
