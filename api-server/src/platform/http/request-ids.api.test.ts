import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { buildContentOrigin } from '../../content-origin/build-content-origin.service.ts';
import { startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';

let app: TestApp;
let content: FastifyInstance;
beforeAll(async () => {
  app = await startTestApp();
  content = buildContentOrigin(app.platform);
  for (const server of [app.server, content])
    if (!server.server.listening) await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await content.close();
  await app.close();
});

/** Sends raw bytes and returns the whole reply. */
async function exchange(server: FastifyInstance, head: string): Promise<string> {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(head);
  return text(socket);
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${more}\r\n`;
const upgrade = 'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n';

test.each<[string, number, string]>([
  ['a page', 404, get('/nothing')],
  ['a call', 404, get('/api/nothing')],
  ['a missing file of the shell', 404, get('/_shell/none.js')],
  ['a probe', 200, get('/health/live')],
  ['an address with a broken escape', 400, get('/%zz')],
  ['a method that does not exist', 400, get('/').replace('GET', 'GETS')],
  ['headers that are too large', 431, get('/', `x-large: ${'a'.repeat(40_000)}\r\n`)],
  ['no request', 400, 'nothing\r\n\r\n'],
  ['an upgrade of another address', 404, get('/nothing', upgrade)],
])('the reply to %s names its request', async (_, status, head) => {
  const reply = await exchange(app.server, head);
  expect(reply).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(reply).toMatch(/\r\nx-request-id: [\w-]{36}\r\n/i);
});

test.each([get('/nothing'), get('/%zz'), 'nothing\r\n\r\n'])(
  'the reply of the content origin to %j names its request',
  async (head) => expect(await exchange(content, head)).toMatch(/\r\nx-request-id: [\w-]{36}\r\n/i),
);
