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
