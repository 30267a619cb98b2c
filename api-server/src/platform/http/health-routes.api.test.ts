import { startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('concurrent readiness requests share one check', async () => {
  const { files } = app.platform.storage;
  const check = files.check.bind(files);
  let checks = 0;
  files.check = () => {
    checks += 1;
    return check();
  };
  const replies = await Promise.all(Array.from({ length: 20 }, () => app.server.inject('/health/ready')));
  replies.push(await app.server.inject('/health/ready'));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(checks).toBe(1);
});

test('a database that answers and cannot write, as on a full disk, is not ready', async () => {
  const { database } = app.platform;
  const execute = database.execute.bind(database);
  // The result of the last check is reused for two seconds.
  await new Promise((done) => setTimeout(done, 2_100));
  const full = Object.assign(new Error('could not extend file'), { code: '53100', severity: 'ERROR' });
  database.execute = async (text, values) => {
    if (/^(?:insert|update)/i.test(text)) throw full;
    return execute(text, values);
  };
  const reply = await app.server.inject('/health/ready');
  database.execute = execute;
  expect([reply.statusCode, reply.headers['retry-after'], reply.json()]).toMatchObject([
    503,
    '2',
    { status: 'unavailable', checks: { database: false, storage: true } },
  ]);
});
