import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withTenant } from '../database/tenant-db.ts';
import { startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';
import { sweepIncoming } from './disk-store.ts';

let app: TestApp;
const body = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
let url: string;

beforeAll(async () => {
  app = await startTestApp();
  url = app.platform.storage.signMediaUrl(await keep());
});
afterEach(() => app.clock.reset());
afterAll(() => app.close());

async function keep(name = 'aula.mp4', bytes = body): Promise<string> {
  const stored = await withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
    app.platform.storage.keep(db, { body: bytes, mediaType: 'video/mp4', name }),
  );
  return stored.key;
}

const get = (address: string, headers: Record<string, string> = {}) => app.server.inject({ url: address, headers });

test('a file is given whole under its signed link', async () => {
  const reply = await get(url);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes', 'content-length': '1000' });
  expect(reply.rawPayload.equals(body)).toBe(true);
});

test('a player can seek: ranges are given as parts', async () => {
  const reply = await get(url, { range: 'bytes=100-199' });
  expect([reply.statusCode, reply.headers['content-range']]).toEqual([206, 'bytes 100-199/1000']);
  expect(reply.rawPayload.equals(body.subarray(100, 200))).toBe(true);
  expect((await get(url, { range: 'bytes=5000-' })).statusCode).toBe(416);
});

test('only what is there is kept by browsers', async () => {
  expect((await get(url)).headers['cache-control']).toMatch(/^private, max-age=\d+, immutable$/);
  const missing = await get(app.platform.storage.signMediaUrl('t1/ab/none.mp4'));
  const beyond = await get(url, { range: 'bytes=5000-' });
  expect([missing, beyond].map(({ statusCode, headers }) => [statusCode, headers['cache-control']])).toEqual([
    [404, undefined],
    [416, undefined],
  ]);
});

test('a link that was changed, cut or outlived opens nothing', async () => {
  const other = await keep('outra.mp4', Buffer.from('outra'));
  const [path = '', query = ''] = url.split('?');
  for (const address of [path, `${url}x`, `/media/${other}?${query}`, url.replace(/e=\d+/, 'e=99999999999')]) {
    expect((await get(address)).statusCode).toBe(403);
  }
  app.clock.advance(9 * 60 * 60 * 1000);
  expect((await get(url)).statusCode).toBe(403);
});

test('a key can not leave the folder', async () => {
  const key = '../secrets';
  expect((await get(app.platform.storage.signMediaUrl(key))).statusCode).toBeGreaterThanOrEqual(400);
  await expect(app.platform.storage.files.read(key)).rejects.toThrow('not a storage key');
});

test('an SVG that is opened by itself runs nothing', async () => {
  const key = await keep('logo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'));
  const reply = await get(app.platform.storage.signMediaUrl(key));
  expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
  expect(reply.headers['x-content-type-options']).toBe('nosniff');
});

test('the same content is kept once, whatever its name', async () => {
  const first = await keep('a.mp4', Buffer.from('igual'));
  expect(await keep('b.mp4', Buffer.from('igual'))).toBe(first);
});

test('a write that fails half-way leaves no file behind', async () => {
  const { Readable } = await import('node:stream');
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('metade');
      throw new Error('cut');
    })(),
  );
  await expect(app.platform.storage.files.write('x/cut.bin', broken, 'x')).rejects.toThrow('cut');
  expect(await app.platform.storage.files.size('x/cut.bin')).toBeNull();
  expect(await readdir(join(app.platform.env.DATA_DIR, 'files/.incoming'))).toEqual([]);
});

test('what a crash left half-written is swept away in time', async () => {
  const folder = join(app.platform.env.DATA_DIR, 'files');
  const left = join(folder, '.incoming/left');
  await writeFile(left, 'metade');
  await sweepIncoming(folder, new Date());
  expect(await readdir(join(folder, '.incoming'))).toEqual(['left']);
  await sweepIncoming(folder, new Date(Date.now() + 2 * 60 * 60 * 1000));
  expect(await readdir(join(folder, '.incoming'))).toEqual([]);
});
