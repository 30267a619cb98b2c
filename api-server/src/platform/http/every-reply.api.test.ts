import { mkdir, writeFile } from 'node:fs/promises';
import type { InjectOptions } from 'fastify';
import { startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';

let app: TestApp;
const file = 'main.1.js';
beforeAll(async () => {
  app = await startTestApp();
  const folder = app.platform.env.SHELL_DIR;
  await mkdir(`${folder}/.git`, { recursive: true });
  await writeFile(`${folder}/.git/config`, '[core]');
  await writeFile(`${folder}/${file}`, 'console.log(1)');
});
afterAll(() => app.close());

const send = (request: InjectOptions) =>
  app.server.inject({ ...request, headers: { host: app.tenant.host, ...request.headers } });
const login = () => `${app.tenant.segment === '' ? '' : `/${app.tenant.segment}`}/api/login`;
const post = (payload: string, contentType = 'application/json') =>
  send({ method: 'POST', url: login(), headers: { 'content-type': contentType }, payload });

test.each([
  '/api/nothing',
  '/api/login/session',
  '/health/live',
  `/_shell/${file}`,
  '/_shell/none.js',
  '/media/t1/none',
])('the reply of %s is not sniffed, sends no path as referrer and is not framed elsewhere', async (url) => {
  const { headers } = await send({ method: 'GET', url });
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'x-frame-options': 'SAMEORIGIN',
  });
});

test('a reply of the API is not stored, runs nothing, is not shared with other origins and names its charset', async () => {
  const { headers } = await send({ method: 'GET', url: '/api/nothing', headers: { origin: 'https://evil.example' } });
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'content-type': 'application/json; charset=utf-8',
  });
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

test.each([
  `/_shell/${file}`,
  '/_shell/none.js',
  '/_remotes/mfe-x/1/main.js',
  '/media/t1/aa/none.svg',
  '/app-icon/1/any-192.png',
  '/manifest.webmanifest',
  '/health/live',
  '/metrics',
])('the reply of %s runs nothing as a page of its own', async (url) => {
  const { headers } = await send({ method: 'GET', url });
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*frame-ancestors 'none'$/);
});

test('a reply over https keeps the host on https for a year, and leaves its subdomains alone', async () => {
  const behind = await startTestApp({ TRUST_PROXY: '127.0.0.1' });
  const over = async (protocol: string) => {
    const headers = { host: behind.tenant.host, 'x-forwarded-proto': protocol };
    const reply = await behind.server.inject({ method: 'GET', url: '/api/nothing', headers });
    return reply.headers['strict-transport-security'];
  };
  try {
    expect([await over('https'), await over('http')]).toEqual(['max-age=31536000', undefined]);
  } finally {
    await behind.close();
  }
});

test('the method TRACE is not supported', async () => {
  const reply = await send({ method: 'TRACE' as 'GET', url: '/health/live', headers: { 'x-echo': 'secret' } });
  expect(reply.statusCode).toBe(404);
  expect(reply.payload).not.toContain('secret');
});

test.each(['/_shell', '/_shell/', '/_shell/.git/', '/_shell/.git/config', '/_shell/../.git/config', '/.git/config'])(
  '%s shows neither a folder nor a hidden file',
  async (url) => {
    const reply = await send({ method: 'GET', url });
    expect(reply.payload).not.toMatch(/\[core\]|main\.1\.js/);
    expect(reply.statusCode).not.toBe(200);
  },
);

test.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
  'a form of another site cannot call the API with a body of type %s',
  async (contentType) => {
    const { statusCode } = await post('{"username":"a","password":"b"}', contentType);
    expect([400, 415]).toContain(statusCode);
  },
);

test.each(['{"__proto__":{"admin":3}}', '{"constructor":{"prototype":{"admin":3}}}'])(
  'the body %s, which would change the prototype of objects, is rejected',
  async (payload) => {
    const reply = await post(payload);
    expect([reply.statusCode, reply.json()]).toMatchObject([400, { success: false }]);
    expect(({} as { admin?: number }).admin).toBeUndefined();
  },
);

test('a parameter that is sent twice is rejected', async () => {
  const url = login().replace(/login$/, 'app/list?host=a.example&host=b.example');
  expect((await send({ method: 'GET', url })).statusCode).toBe(400);
});
