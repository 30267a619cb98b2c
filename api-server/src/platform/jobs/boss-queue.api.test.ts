import * as z from 'zod/mini';
import { sql } from 'kysely';
import { withTenant } from '../database/tenant-db.adapter.ts';
import { startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';
import { createLogger } from '../logging.adapter.ts';
import { bossQueue } from './boss-queue.adapter.ts';
import { defineJob, defineStepJob } from './job.port.ts';
import type { JobRunner } from './job.port.ts';

let app: TestApp;
let queue: JobRunner;
const seen: { tenantId: number; word: string }[] = [];
const lines: string[] = [];
let failures = 1;
let statements = 0;
let statementsOfStart = 0;

const note = defineJob({
  name: 'test.note',
  payload: z.object({ word: z.string() }),
  async run({ word }, { db }) {
    const { rows } = await sql<{ id_app: number }>`select id_app from users`.execute(db);
    for (const { id_app } of rows) seen.push({ tenantId: id_app, word });
  },
});

const flaky = defineJob({
  name: 'test.flaky',
  payload: z.object({}),
  async run(_, { db }) {
    if (failures-- > 0) throw new Error('not yet');
    seen.push({ tenantId: db.tenantId, word: 'flaky' });
  },
});

const crowd = 5;
const meet = defineStepJob({
  name: 'test.meet',
  payload: z.object({}),
  async runInSteps(_, { tenantId }) {
    seen.push({ tenantId, word: 'met' });
    await until(() => seen.filter(({ word }) => word === 'met').length === crowd);
  },
});

beforeAll(async () => {
  app = await startTestApp({}, {}, createLogger({ LOG_LEVEL: 'error' }, { write: (line) => void lines.push(line) }));
  const { database, log, storage, mail, messages } = app.platform;
  const execute: typeof database.execute = (...input) => {
    statements += 1;
    return database.execute(...input);
  };
  queue = bossQueue({ ...database, execute }, log);
  await queue.prepare([note, flaky, meet]);
  const before = statements;
  await queue.work({
    db: database.db,
    log,
    storage,
    mail,
    messages,
    jobs: queue,
    portalUrlOf: ({ host, segment }) => `https://${host}/${segment}`,
    now: () => new Date(),
  });
  statementsOfStart = statements - before;
});
afterAll(async () => {
  await queue.stop();
  await app.close();
});

async function until(done: () => boolean): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!done()) {
    if (Date.now() > deadline) throw new Error('waited for too long');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('a queue starts its workers with its first job, so that a node is not busy with them while it starts', () => {
  expect(statementsOfStart).toBeLessThan(4);
});

test('a schedule is stored when it is new or changed, not at each start', async () => {
  const { database, log, storage, mail, messages } = app.platform;
  const stored: string[] = [];
  for (const cron of ['0 3 * * *', '0 3 * * *', '0 4 * * *']) {
    const execute: typeof database.execute = (text, values) => {
      if (/insert into jobs\.schedule/i.test(text)) stored.push(cron);
      return database.execute(text, values);
    };
    const nightly = bossQueue({ ...database, execute }, log);
    const job = defineJob({ name: 'test.nightly', payload: z.object({}), cron, run: async () => undefined });
    await nightly.prepare([job]);
    const tools = { db: database.db, log, storage, mail, messages, portalUrlOf: () => '', now: () => new Date() };
    await nightly.work({ ...tools, jobs: nightly });
    await nightly.stop();
  }
  expect(stored).toEqual(['0 3 * * *', '0 4 * * *']);
});

test('a job runs for the tenant that sent it and reads only its rows', async () => {
  await withTenant(app.platform.database.db, app.tenant.idApp, (db) => queue.send(db, note, { word: 'sent' }));
  await until(() => seen.some(({ word }) => word === 'sent'));
  expect(seen.filter(({ word }) => word === 'sent')).toEqual([{ tenantId: app.tenant.idApp, word: 'sent' }]);
});

test('a job that was sent with a delay runs after it', async () => {
  const sentAt = Date.now();
  await withTenant(app.platform.database.db, app.tenant.idApp, async (db) => {
    await queue.send(db, note, { word: 'delayed' }, { afterSeconds: 3 });
    await queue.send(db, note, { word: 'at once' });
  });
  await until(() => seen.some(({ word }) => word === 'at once'));
  expect(seen.some(({ word }) => word === 'delayed')).toBe(false);
  await until(() => seen.some(({ word }) => word === 'delayed'));
  expect(Date.now() - sentAt).toBeGreaterThanOrEqual(2900);
});

test('a job that was sent in a rolled-back transaction never runs', async () => {
  const { db } = app.platform.database;
  await expect(
    withTenant(db, app.tenant.idApp, async (tenant) => {
      await queue.send(tenant, note, { word: 'rolled back' });
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await withTenant(db, app.tenant.idApp, (tenant) => queue.send(tenant, note, { word: 'after' }));
  await until(() => seen.some(({ word }) => word === 'after'));
  expect(seen.some(({ word }) => word === 'rolled back')).toBe(false);
});

test('sending a job leaves the transaction in the tenant’s role', async () => {
  const { db } = app.platform.database;
  const rows = await withTenant(db, app.tenant.idApp, async (tenant) => {
    await queue.send(tenant, note, { word: 'role' });
    return (await sql`select id_app from users`.execute(tenant)).rows;
  });
  expect(rows).toEqual([{ id_app: app.tenant.idApp }]);
});

test('a failed job is retried, and the log has a line for each try', async () => {
  await withTenant(app.platform.database.db, app.otherTenant.idApp, (db) => queue.send(db, flaky, {}));
  await until(() => seen.some(({ word }) => word === 'flaky'));
  expect(seen.filter(({ word }) => word === 'flaky')).toEqual([{ tenantId: app.otherTenant.idApp, word: 'flaky' }]);
  const failed = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'job failed');
  expect(failed).toMatchObject([{ job: 'test.flaky', tenantId: app.otherTenant.idApp, err: { message: 'not yet' } }]);
}, 40_000);

test('several jobs run concurrently: a waiting job does not block the others', async () => {
  await withTenant(app.platform.database.db, app.tenant.idApp, async (db) => {
    for (let count = 0; count < crowd; count += 1) await queue.send(db, meet, {});
  });
  await until(() => seen.filter(({ word }) => word === 'met').length === crowd);
}, 40_000);

test('an idle queue asks the database about once a second, not once for each of its fifteen workers', async () => {
  await new Promise((done) => setTimeout(done, 1_500));
  const before = statements;
  await new Promise((done) => setTimeout(done, 4_000));
  expect(statements - before).toBeLessThan(10);
}, 40_000);

test.each([
  ['new', 3],
  ['changed', 7],
  ['known', 7],
])('a job of a %s queue can be sent in a transaction before a worker has used the queue', async (_, retries) => {
  const { database, log } = app.platform;
  const early = bossQueue(database, log);
  const job = defineJob({ name: 'test.early', payload: z.object({}), retries, run: async () => undefined });
  await early.prepare([job]);
  await withTenant(database.db, app.tenant.idApp, (db) => early.send(db, job, {}));
  const { rows } = await database.execute("select retry_limit from jobs.queue where name = 'test.early'");
  expect(rows).toEqual([{ retry_limit: retries }]);
  await early.stop();
});
