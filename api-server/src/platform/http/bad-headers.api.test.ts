import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';

let app: TestApp;
let routes: string[];

beforeAll(async () => {
  const shell = await mkdtemp(join(tmpdir(), 'azulejo-shell-'));
  await mkdir(join(shell, 'files'));
  await writeFile(join(shell, 'files/main.js'), 'console.log(1)');
  app = await startTestApp({ SHELL_DIR: shell, METRICS_TOKEN: 'a-token-of-the-operator' });
  routes = getRoutes(app);
  await app.server.listen({ port: 0, host: '127.0.0.1' });
}, 120_000);

afterAll(() => app.close());

/** Returns the paths of all GET routes, with `1` for their parameters. */
function getRoutes({ server }: TestApp): string[] {
  const paths: string[] = [];
  let parents: string[] = [];
  for (const line of server.printRoutes({ commonPrefix: false }).split('\n')) {
    const match = /^((?:[│ ]   )*)[├└]── (\S+) \(([^)]*)\)/.exec(line);
    if (!match) continue;
    const [, indent = '', path = '', methods = ''] = match;
    parents = [...parents.slice(0, indent.length / 4), path];
    if (/\bGET\b/.test(methods)) paths.push(parents.join('').replace(/:\w+/g, '1').replace('*', 'x'));
  }
  return [...new Set(paths)];
}

/** Several headers at a time, because each is read by other code. */
const hostile: readonly Record<string, string>[] = [
  { range: 'bytes=9-1', 'accept-encoding': ';;q=,br;q=9', 'accept-language': ',;q' },
  { range: 'bytes=99999999999999999999-', 'if-none-match': 'W/"', cookie: '=;=;%E0%A4%A=1; a=%' },
  { 'if-match': '"never"', range: 'bytes=-0,abc' },
  { 'if-match': ',,,"', 'if-unmodified-since': 'yesterday', range: 'pieces=1-2' },
  { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT', 'if-modified-since': '\u00ff' },
];

/** Returns the text of a reply, which the header `accept-encoding` may have compressed. */
function textOf({ headers, rawPayload }: { headers: Record<string, unknown>; rawPayload: Buffer }): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(rawPayload).toString('utf8');
  return (encoding === 'gzip' ? gunzipSync(rawPayload) : rawPayload).toString('utf8');
}

const statusIsFine = (status: number, body: string): boolean => {
  if (status < 400) return true;
  if (status >= 500) return false;
  const isPage = body.startsWith('<!doctype');
  if (isPage) return true;
  const { success, code, message } = JSON.parse(body) as Record<string, unknown>;
  return success === false && typeof code === 'string' && typeof message === 'string';
};

test('every GET route answers hostile headers without a 5xx and in the contract’s shape', async () => {
  expect(routes.length).toBeGreaterThan(60);
  const wrong: string[] = [];
  for (const path of [
    ...routes,
    '/_shell/files/main.js',
    '/_shell/..',
    '/_shell/files/../../x',
    '/_shell/%2e%2e%2fx',
  ]) {
    for (const headers of hostile) {
      const { basePath, host } = app.tenant;
      // Files of the shell and the metrics belong to no tenant.
      const url = /^\/(_shell|metrics)/.test(path) ? path : basePath + path;
      const reply = await app.server.inject({
        url,
        headers: { host, authorization: `Bearer ${app.user.token}`, ...headers },
      });
      // /health/ready reports a server that cannot serve by 503.
      if (path.startsWith('/health')) continue;
      if (!statusIsFine(reply.statusCode, textOf(reply)))
        wrong.push(`${path} ${JSON.stringify(headers)}: ${reply.statusCode} ${textOf(reply).slice(0, 80)}`);
    }
  }
  expect(wrong).toEqual([]);
}, 300_000);

test('a file of the shell answers 412 and 416 with a code', async () => {
  const url = '/_shell/files/main.js';
  const precondition = await app.server.inject({ url, headers: { 'if-match': '"never"' } });
  expect([precondition.statusCode, precondition.json()]).toEqual([
    412,
    expect.objectContaining({ code: 'request.precondition' }),
  ]);
  const range = await app.server.inject({ url, headers: { range: 'bytes=99-' } });
  expect([range.statusCode, range.json()]).toEqual([416, expect.objectContaining({ code: 'media.impossible-range' })]);
});

/** Sends raw bytes, which no client would send, and returns status and body. */
async function raw(text: string): Promise<{ status: number; body: string }> {
  const socket = connect((app.server.server.address() as AddressInfo).port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', () => undefined);
  socket.write(text);
  await new Promise((done) => socket.once('close', done));
  const all = Buffer.concat(chunks).toString('utf8');
  return { status: Number(all.slice(9, 12)), body: all.slice(all.indexOf('\r\n\r\n') + 4) };
}

test.each<[string, string, number]>([
  ['a huge header', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\nconnection: close\r\n\r\n`, 431],
  ['a huge address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`, 431],
  ['no HTTP at all', 'HELLO\r\n\r\n', 400],
  ['bad percent-encoding', 'GET /api/%E0%A4%A HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400],
  ['a path upwards', 'GET /_shell/.. HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 404],
  ['a NUL in the path', 'GET /_shell/%00 HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 404],
])('answers %s in the contract’s shape', async (_, text, status) => {
  const reply = await raw(text);
  expect([reply.status, JSON.parse(reply.body)]).toEqual([
    status,
    { success: false, code: expect.any(String), message: expect.any(String) },
  ]);
});
