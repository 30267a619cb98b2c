import { PgBoss } from 'pg-boss';
import { HOUR_SECONDS } from '@shared-kit/contracts/calendar';
import { startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';
import { withTenant } from '../database/tenant-db.adapter.ts';
import { bossQueue } from '../jobs/boss-queue.adapter.ts';
import { sendMail } from './send-mail.job.ts';

interface Waiting {
  readonly state: string;
  readonly wait: number;
}

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

/** Returns the state of the only mail, and the seconds until its next try. */
async function stateOfMail(): Promise<Waiting> {
  const { rows } = await app.platform.database.execute(
    `select state, extract(epoch from start_after - now())::float8 as wait from jobs.job where name = $1`,
    [sendMail.name],
  );
  return rows[0] as Waiting;
}

test('a mail that cannot be sent is tried for 11 to 23 hours, and is kept as failed for a week', async () => {
  const { database, log } = app.platform;
  const queue = bossQueue(database, log);
  await queue.prepare([sendMail]);
  await withTenant(database.db, app.tenant.idApp, (db) =>
    queue.send(db, sendMail, { to: 'ana@exemplo.com.br', subject: 'Olá', text: 'Olá' }),
  );
  // Plays the worker of a mail server that is down, without waiting between the tries.
  const worker = new PgBoss({
    db: { executeSql: (text, values) => database.execute(text, values) },
    backend: database.engine === 'pglite' ? 'pglite' : 'postgres',
    schema: 'jobs',
    migrate: false,
    supervise: false,
    schedule: false,
  });
  await worker.start();
  const waits: number[] = [];
  let found: Waiting;
  do {
    const [job] = await worker.fetch(sendMail.name, { ignoreStartAfter: true });
    await worker.fail(sendMail.name, job?.id ?? '', { message: 'ECONNREFUSED' });
    found = await stateOfMail();
    if (found.state === 'retry') waits.push(found.wait);
  } while (found.state === 'retry');
  await worker.stop({ graceful: false });
  await queue.stop();
  const hours = waits.reduce((sum, wait) => sum + wait, 0) / HOUR_SECONDS;
  expect([found.state, hours > 11, hours < 23]).toEqual(['failed', true, true]);
  expect(waits[0]).toBeLessThan(60);
  const { rows } = await database.execute('select deletion_seconds from jobs.queue where name = $1', [sendMail.name]);
  expect(rows).toEqual([{ deletion_seconds: 7 * 24 * HOUR_SECONDS }]);
});
