import { startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('an address with a parameter of more than 500 characters answers 414, not 500', async () => {
  const { host, basePath } = app.tenant;
  const url = `${basePath}/api/notifications/emails/${'1'.repeat(501)}`;
  const reply = await app.server.inject({ method: 'PUT', url, headers: { host } });
  expect(reply.statusCode).toBe(414);
  expect(reply.json()).toEqual({ success: false, code: 'request.too-long', message: 'O endereço é longo demais.' });
});
