import { PgBoss } from 'pg-boss';
import type { OpenDatabase } from '../database/open-database.adapter.ts';

/** Creates or updates the tables of the queue, as the owner of the schema. */
export async function installQueue(database: OpenDatabase): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.execute(text, values) },
    backend: database.engine === 'pglite' ? 'pglite' : 'postgres',
    schema: 'jobs',
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
}
