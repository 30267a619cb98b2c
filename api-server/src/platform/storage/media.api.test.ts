import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR_MS } from '@shared-kit/contracts/calendar';
import { withTenant } from '../database/tenant-db.adapter.ts';
import { startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';
import { sweepIncoming } from './disk-store.adapter.ts';

let app: TestApp;
const body = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
let url: string;

beforeAll(async () => {
  app = await startTestApp();
  url = app.platform.storage.signMediaUrl(await store());
});
afterEach(() => app.clock.reset());
afterAll(() => app.close());

async function store(name = 'aula.mp4', bytes = body): Promise<string> {
  const stored = await withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
    app.platform.storage.store(db, { body: bytes, mediaType: 'video/mp4', name }),
  );
  return stored.key;
}

const get = (address: string, headers: Record<string, string> = {}) => app.server.inject({ url: address, headers });

test('a signed link returns the whole file', async () => {
  const reply = await get(url);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    'content-length': '1000',
  });
  expect(reply.rawPayload.equals(body)).toBe(true);
});

test('range requests return parts, so that a player can seek', async () => {
  const reply = await get(url, { range: 'bytes=100-199' });
  expect([reply.statusCode, reply.headers['content-range']]).toEqual([206, 'bytes 100-199/1000']);
  expect(reply.rawPayload.equals(body.subarray(100, 200))).toBe(true);
  expect((await get(url, { range: 'bytes=5000-' })).statusCode).toBe(416);
});

test('a file of any type is sent uncompressed with its length, and a part matches the whole', async () => {
  const text = Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nBom dia.\n'.repeat(100));
  for (const name of ['legenda.vtt', 'logo.svg', 'planilha.csv', 'sem-tipo.dat']) {
    const address = app.platform.storage.signMediaUrl(await store(name, text));
    const packing = { 'accept-encoding': 'br, gzip' };
    const whole = await get(address, packing);
    expect([name, whole.headers['content-encoding'], whole.headers['content-length']]).toEqual([
      name,
      undefined,
      String(text.length),
    ]);
    const part = await get(address, { ...packing, range: 'bytes=40-' });
    expect([part.statusCode, part.headers['content-encoding']]).toEqual([206, undefined]);
    expect(Buffer.concat([whole.rawPayload.subarray(0, 40), part.rawPayload]).equals(text)).toBe(true);
    const head = await app.server.inject({ method: 'HEAD', url: address, headers: packing });
    expect([head.headers['content-length'], head.headers['content-encoding'], head.payload]).toEqual([
      String(text.length),
      undefined,
      '',
    ]);
  }
});

test('only successful replies are cached by browsers', async () => {
  expect((await get(url)).headers['cache-control']).toMatch(/^private, max-age=\d+, immutable$/);
  const missing = await get(app.platform.storage.signMediaUrl('t1/ab/none.mp4'));
  const beyond = await get(url, { range: 'bytes=5000-' });
  expect([missing, beyond].map(({ statusCode, headers }) => [statusCode, headers['cache-control']])).toEqual([
    [404, undefined],
    [416, undefined],
  ]);
});

test('a link that was changed, truncated or has expired is rejected', async () => {
  const other = await store('outra.mp4', Buffer.from('outra'));
  const [path = '', query = ''] = url.split('?');
  for (const address of [path, `${url}x`, `/media/${other}?${query}`, url.replace(/e=\d+/, 'e=99999999999')]) {
    expect((await get(address)).statusCode).toBe(403);
  }
  app.clock.advance(9 * HOUR_MS);
  expect((await get(url)).statusCode).toBe(403);
});

test('a signed link may set the file name for downloads, and a changed name is rejected', async () => {
  const key = await store('planilha.xlsx');
  const address = app.platform.storage.signMediaUrl(key, { name: 'Inspeção.xlsx' });
  const reply = await get(address);
  expect([reply.statusCode, reply.headers['content-disposition']]).toEqual([
    200,
    `inline; filename="Inspecao.xlsx"; filename*=UTF-8''Inspe%C3%A7%C3%A3o.xlsx`,
  ]);
  const bare = app.platform.storage.signMediaUrl(key);
  expect((await get(bare)).headers['content-disposition']).toBeUndefined();
  for (const changed of [
    address.replace('.xlsx', '.exe'),
    `${address}.exe`,
    `${bare}&n=fatura.exe`,
    `${address}&n=x`,
    address.replace(/&n=.*/, ''),
  ]) {
    expect((await get(changed)).statusCode).toBe(403);
  }
});

test('a key cannot leave the storage folder', async () => {
  const key = '../secrets';
  expect((await get(app.platform.storage.signMediaUrl(key))).statusCode).toBeGreaterThanOrEqual(400);
  await expect(app.platform.storage.files.read(key)).rejects.toThrow('not a storage key');
});

test('an SVG that is opened directly runs no script', async () => {
  const key = await store('logo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'));
  const reply = await get(app.platform.storage.signMediaUrl(key));
  expect(reply.headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'self'/);
  expect(reply.headers['x-content-type-options']).toBe('nosniff');
});

test('PDF, audio and video open in the browser’s own viewer; a picture stays sandboxed', async () => {
  const policyOf = async (name: string) =>
    (await get(app.platform.storage.signMediaUrl(await store(name, Buffer.from(name))))).headers[
      'content-security-policy'
    ];
  for (const name of ['apostila.pdf', 'aula.mp3', 'aula.mp4']) expect(await policyOf(name)).not.toContain('sandbox');
  for (const name of ['mapa.svg', 'foto.jpg', 'planilha.xlsx']) expect(await policyOf(name)).toContain('sandbox');
});

test('the same content is stored once, whatever its name', async () => {
  const first = await store('a.mp4', Buffer.from('igual'));
  expect(await store('b.mp4', Buffer.from('igual'))).toBe(first);
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

test('partial files left by a crash are removed after a while', async () => {
  const folder = join(app.platform.env.DATA_DIR, 'files');
  const left = join(folder, '.incoming/left');
  await writeFile(left, 'metade');
  await sweepIncoming(folder, new Date());
  expect(await readdir(join(folder, '.incoming'))).toEqual(['left']);
  await sweepIncoming(folder, new Date(Date.now() + 2 * HOUR_MS));
  expect(await readdir(join(folder, '.incoming'))).toEqual([]);
});
