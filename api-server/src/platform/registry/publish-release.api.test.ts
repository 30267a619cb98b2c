import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';
import { withTenant } from '../database/tenant-db.ts';
import { readBuildFolder } from './build-folder.ts';
import { publishRelease } from './publish-release.ts';
import { nobodyInParticular } from './visitor.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'azulejo-remote-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

async function build(version: string, code: string, changes: object = {}): Promise<void> {
  const files = { 'remoteEntry.js': code, 'assets/page.css': '.a{}' };
  await mkdir(join(folder, 'assets'), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const release = {
    remote: 'mfe-test',
    version,
    entry: 'remoteEntry.js',
    container: `mfe_test_${version.replaceAll('.', '_')}`,
    files: Object.fromEntries(Object.entries(files).map(([name, text]) => [name, hashOf(text)])),
    preloads: {},
    manifest: { id: 'mfe-test', module: 'store', contract: 1, routes: [], menu: [], slots: [], emits: [], listens: [] },
    ...changes,
  };
  await writeFile(join(folder, 'azulejo-release.json'), JSON.stringify(release));
}

const publish = async () => publishRelease(app.platform, await readBuildFolder(folder), 'operador');

test('a published remote is in the composition of tenants that have its module, and of no other', async () => {
  await build('1.0.0', 'entry-1');
  expect(await publish()).toEqual({ remote: 'mfe-test', version: '1.0.0', isNew: true, isStable: true });
  const { releases } = await app.platform.registry.compositionOf(app.tenant, nobodyInParticular);
  expect(releases).toMatchObject([{ remote: 'mfe-test', version: '1.0.0', baseUrl: '/_remotes/mfe-test/1.0.0/', files: { 'remoteEntry.js': hashOf('entry-1') } }]);
  const without = await app.makeTenant({ modules: ['content'] });
  expect((await app.platform.registry.compositionOf(without, nobodyInParticular)).releases).toEqual([]);
});

test('its files are served for good, packed where the browser takes it', async () => {
  await build('1.1.0', 'entry-1'.repeat(100));
  await publish();
  const plain = await app.server.inject({ url: '/_remotes/mfe-test/1.1.0/remoteEntry.js' });
  expect(plain.payload).toBe('entry-1'.repeat(100));
  expect(plain.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'content-type': 'text/javascript; charset=utf-8' });
  const packed = await app.server.inject({ url: '/_remotes/mfe-test/1.1.0/remoteEntry.js', headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers['content-encoding']).toBe('br');
  expect((await app.server.inject({ url: '/_remotes/mfe-test/1.1.0/nothing.js' })).statusCode).toBe(404);
});

test('no path leads from a remote to the files of tenants', async () => {
  const { platform, tenant } = app;
  const { key } = await withTenant(platform.database.db, tenant.idApp, (db) =>
    platform.storage.keep(db, { body: Buffer.from('segredo'), mediaType: 'text/plain', name: 'a.txt' }),
  );
  for (const up of ['..', '%2e%2e', '..%2f..', '.%2e']) {
    const reply = await app.server.inject({ url: `/_remotes/mfe-test/${up}/${up}/${key}` });
    expect([reply.statusCode, reply.payload.includes('segredo')]).toEqual([404, false]);
  }
});

test('the same build again is no news; another content under the same version is refused', async () => {
  await build('1.2.0', 'entry-a');
  await publish();
  expect(await publish()).toMatchObject({ isNew: false });
  await build('1.2.0', 'entry-b');
  await expect(publish()).rejects.toMatchObject({ code: 'registry.version-taken', status: 409 });
  const reply = await app.server.inject({ url: '/_remotes/mfe-test/1.2.0/remoteEntry.js' });
  expect(reply.payload).toBe('entry-a');
});

test('two publishers at once: neither is lost', async () => {
  await build('1.3.0', 'entry');
  const published = await Promise.all([publish(), publish()]);
  expect(published.map(({ version }) => version)).toEqual(['1.3.0', '1.3.0']);
  expect(published.filter(({ isNew }) => isNew)).toHaveLength(1);
});

test('no byte goes out that is not what was built', async () => {
  await expect(publish()).rejects.toMatchObject({ code: 'registry.no-build' });
  await build('2.0.0', 'entry');
  await writeFile(join(folder, 'remoteEntry.js'), 'tampered');
  await expect(publish()).rejects.toMatchObject({ code: 'registry.wrong-hash' });
  await rm(join(folder, 'remoteEntry.js'));
  await expect(publish()).rejects.toMatchObject({ code: 'registry.missing-file' });
  await build('2.0.0', 'entry', { files: { '../outside.js': hashOf('x') } });
  await expect(publish()).rejects.toMatchObject({ code: 'registry.invalid-build' });
  await build('2.0.0', 'entry', { manifest: {} });
  await expect(publish()).rejects.toMatchObject({ code: 'registry.invalid-build' });
});
