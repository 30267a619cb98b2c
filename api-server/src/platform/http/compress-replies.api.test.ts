import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';
import { publishVersions } from '../../test/remote-build.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const request = (url: string, headers: Record<string, string> = {}) => app.server.inject({ url, headers });

test('JSON is compressed for clients that accept it, with the same content', async () => {
  const plain = await request('/api/docs/json');
  expect(plain.headers['content-encoding']).toBeUndefined();
  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const packed = await request('/api/docs/json', { 'accept-encoding': encoding });
    expect(packed.headers).toMatchObject({
      'content-encoding': encoding,
      vary: expect.stringMatching(/accept-encoding/i) as unknown,
    });
    expect(unpack(packed.rawPayload).toString()).toBe(plain.payload);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  }
});

test('a reply that fits one packet is not compressed', async () => {
  const reply = await request('/health/live', { 'accept-encoding': 'br, gzip' });
  expect([reply.statusCode, reply.headers['content-encoding']]).toEqual([200, undefined]);
});

test('a compressed request body is not decompressed', async () => {
  const packed = gzipSync(JSON.stringify({ username: 'x'.repeat(1_000_000), password: 'y' }));
  const { basePath, host } = app.tenant;
  const reply = await app.server.inject({
    method: 'POST',
    url: `${basePath}/api/login`,
    headers: { host, 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: packed,
  });
  expect(reply.statusCode).toBe(400);
});

test('HEAD replies have no body and a matching ETag gets 304, whatever encoding is accepted', async () => {
  for (const remote of ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d']) await publishVersions(app.platform, remote, '1.0.0');
  const { basePath, host } = app.tenant;
  const composition = `${basePath}/api/platform/composition`;
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { host, 'accept-encoding': encoding };
    const first = await request(composition, headers);
    const packed = encoding === 'identity' ? undefined : encoding;
    expect([first.statusCode, first.headers['content-encoding']]).toEqual([200, packed]);
    // The header is extended, not replaced.
    if (packed) expect(String(first.headers.vary).split(', ')).toEqual(['cookie', 'accept-encoding']);
    const again = await request(composition, { ...headers, 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.payload, again.headers['content-encoding']]).toEqual([304, '', undefined]);
    const head = await app.server.inject({ method: 'HEAD', url: composition, headers });
    expect([head.statusCode, head.payload]).toEqual([200, '']);
  }
});

test('a session is read with its token; a cookie, which a browser sends automatically, grants no access', async () => {
  const { basePath, host } = app.tenant;
  const url = `${basePath}/api/login/session`;
  const token = app.user.token;
  const cookie = ['token', 'session', 'session-token', 'azulejo-session'].map((name) => `${name}=${token}`).join('; ');
  expect((await request(url, { host, authorization: `Bearer ${token}` })).statusCode).toBe(200);
  expect((await request(url, { host, cookie })).statusCode).toBe(401);
});
