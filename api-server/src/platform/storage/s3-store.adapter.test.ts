import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { readEnv } from '../../env.ts';
import { s3Store } from './s3-store.adapter.ts';
import type { FileStore } from './storage.port.ts';

/** A minimal object store that records the client's requests and answers them. */
const objects = new Map<string, { body: Buffer; type: string }>();
let server: Server;
let store: FileStore;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const key = decodeURIComponent((request.url ?? '').split('?')[0]?.replace(/^\/bucket\/?/, '') ?? '');
    const found = objects.get(key);
    if (request.method === 'PUT') {
      objects.set(key, { body: await buffer(request), type: request.headers['content-type'] ?? '' });
      response.setHeader('etag', '"x"').end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (key === '') {
      response.end();
    } else if (!found) {
      response.writeHead(404, { 'content-type': 'application/xml' });
      response.end(
        request.method === 'HEAD' ? undefined : '<Error><Code>NoSuchKey</Code><Message>none</Message></Error>',
      );
    } else {
      const range = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '');
      const body = range ? found.body.subarray(Number(range[1]), Number(range[2]) + 1) : found.body;
      response.writeHead(range ? 206 : 200, { 'content-type': found.type, 'content-length': body.length });
      response.end(request.method === 'HEAD' ? undefined : body);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const env = readEnv({
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
  store = s3Store({ ...env, S3_BUCKET: 'bucket' });
});
afterAll(() => new Promise((done) => server.close(done)));

test('a written object is read whole and by range', async () => {
  await store.write('t1/a/aula.txt', Buffer.from('0123456789'), 'text/plain');
  expect(objects.get('t1/a/aula.txt')?.type).toBe('text/plain');
  expect(await store.size('t1/a/aula.txt')).toBe(10);
  const whole = await store.read('t1/a/aula.txt');
  expect(whole && (await text(whole))).toBe('0123456789');
  const part = await store.read('t1/a/aula.txt', { start: 2, end: 4 });
  expect(part && (await text(part))).toBe('234');
});

test('a missing object reads as null, and removing it does not fail', async () => {
  expect(await store.size('none')).toBeNull();
  expect(await store.read('none')).toBeNull();
  await store.write('gone', Buffer.from('x'), 'text/plain');
  await store.remove('gone');
  expect(await store.read('gone')).toBeNull();
  await store.check();
});
