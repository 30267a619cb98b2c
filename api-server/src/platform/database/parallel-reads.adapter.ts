import { DummyDriver, PostgresDialect, Transaction } from 'kysely';
import type { ConnectionProvider, DatabaseConnection } from 'kysely';

const dialect = new PostgresDialect({
  pool: () => Promise.reject(new Error('A transaction opens no connection.')),
});

/**
 * Opens the transaction without Kysely's own queue: queries that run at the same time reach the connection at the same
 * time, where `statementQueue` orders and combines them. Call `close` before the transaction ends: when one of several
 * parts has failed, what the others still want to send must not run after it, without the tenant's role.
 */
export function withParallelReads<DB>(transaction: Transaction<DB>): { db: Transaction<DB>; close(): void } {
  const executor = transaction.getExecutor();
  let connection: DatabaseConnection | undefined;
  let isClosed = false;
  const direct: ConnectionProvider = {
    async provideConnection(consumer) {
      connection ??= await executor.provideConnection(async (borrowed) => borrowed);
      if (isClosed) throw new Error('The transaction has ended.');
      return consumer(connection);
    },
  };
  const db = new Transaction<DB>({
    config: { dialect },
    dialect,
    driver: new DummyDriver(),
    executor: executor.withConnectionProvider(direct),
  });
  return { db, close: () => void (isClosed = true) };
}
