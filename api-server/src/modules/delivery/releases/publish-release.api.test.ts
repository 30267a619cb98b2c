import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp } from '../../../test/index.ts';
import { publishVersions, registerTestRemote, sriOf, writeRemoteBuild } from '../../../test/remote-build.ts';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { buildLimits } from './build.schema.ts';
import { readBuildFolder } from './build-folder.service.ts';
import { publishRelease } from './publish-release.service.ts';
import { remoteState } from './registry-views.repository.ts';
import { anonymousVisitor } from '../composition/visitor.service.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startTestApp();
  for (const remote of ['mfe-test', 'mfe-first', 'mfe-twins']) await registerTestRemote(app.platform, remote);
});
afterAll(() => app.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'azulejo-remote-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const build = (version: string, changes: Parameters<typeof writeRemoteBuild>[3] = {}) =>
  writeRemoteBuild(folder, 'mfe-test', version, changes);
const publish = async () => publishRelease(app.platform, await readBuildFolder(folder), 'operador');
const fileOf = (version: string, name = 'remoteEntry.js', headers = {}) =>
  app.server.inject({ url: `/_remotes/mfe-test/${version}/${name}`, headers });

describe('a build is rejected', () => {
  test('when there is none', async () => {
    await expect(publish()).rejects.toMatchObject({ code: 'registry.no-build', status: 404 });
    await writeFile(join(folder, 'azulejo-release.json'), '{ "remote": ');
    await expect(publish()).rejects.toMatchObject({ code: 'registry.invalid-build', status: 400 });
  });

  test('when a byte differs, a file is missing, or an unlisted file exists', async () => {
    await build('2.0.0');
    await writeFile(join(folder, 'remoteEntry.js'), 'tampered');
    await expect(publish()).rejects.toMatchObject({ code: 'registry.wrong-hash' });
    await rm(join(folder, 'remoteEntry.js'));
    await expect(publish()).rejects.toMatchObject({ code: 'registry.missing-file' });
    await build('2.0.0');
    await writeFile(join(folder, 'notes.txt'), 'x');
    await expect(publish()).rejects.toMatchObject({ code: 'registry.unlisted-file' });
    await rm(join(folder, 'notes.txt'));
    await writeFile(join(folder, 'remoteEntry.js.br'), 'anything');
    await expect(publish()).resolves.toMatchObject({ isNew: true });
  });

  test.each([
    ['a path that leads out', { files: { '../outside.js': sriOf('x') } }],
    ['a path from the root', { files: { '/etc/passwd': sriOf('x') } }],
    ['a path with a dot', { files: { './a.js': sriOf('x') } }],
    ['a path with a backslash', { files: { 'a\\..\\b.js': sriOf('x') } }],
    ['an entry that is not there', { entry: 'other.js' }],
    ['a preload that is not there', { preloads: { '*': ['other.js'] } }],
    [
      'another remote’s manifest',
      {
        manifest: {
          id: 'mfe-store',
          module: 'store',
          contract: 1,
          routes: [],
          menu: [],
          slots: [],
          emits: [],
          listens: [],
        },
      },
    ],
    ['a name that is a path', { remote: '../mfe-test' }],
    ['a version that is a path', { version: '../../1.0.0' }],
    ['a version that is none', { version: 'latest' }],
    ['a container that is code', { container: 'a;alert(1)' }],
    ['no manifest', { manifest: {} as never }],
  ] as const)('with %s', async (_, changes) => {
    await build('2.1.0', changes as never);
    await expect(publish()).rejects.toMatchObject({ code: 'registry.invalid-build', status: 400 });
  });

  test('that is too large, in one file or in the number of files', async () => {
    await build('2.2.0');
    await writeFile(join(folder, 'large.js'), Buffer.alloc(buildLimits.fileBytes + 1));
    await expect(publish()).rejects.toMatchObject({ code: 'registry.too-large', status: 413 });
    await rm(join(folder, 'large.js'));
    const many = Array.from({ length: buildLimits.files }, (_, index) => [`a${index}.js`, sriOf('')]);
    await build('2.2.0', {
      files: { 'remoteEntry.js': sriOf('x'), ...(Object.fromEntries(many) as Record<string, string>) },
    });
    await expect(publish()).rejects.toMatchObject({ code: 'registry.too-large', status: 413 });
  });

  test('with other bytes under an existing version, and nothing of it is written', async () => {
    await build('2.3.0');
    await publish();
    const before = (await fileOf('2.3.0')).payload;
    await build('2.3.0', { files: { 'remoteEntry.js': sriOf('other'), 'assets/page.css': sriOf('.a{}') } });
    await writeFile(join(folder, 'remoteEntry.js'), 'other');
    await expect(publish()).rejects.toMatchObject({ code: 'registry.version-taken', status: 409 });
    expect((await fileOf('2.3.0')).payload).toBe(before);
  });
});

test('a remote cannot change its module', async () => {
  await publishVersions(app.platform, 'mfe-owned', '1.0.0');
  const manifest = {
    id: 'mfe-owned',
    module: 'content',
    contract: 1 as const,
    routes: [],
    menu: [],
    slots: [],
    emits: [],
    listens: [],
  };
  await writeRemoteBuild(folder, 'mfe-owned', '1.1.0', { manifest });
  await expect(publish()).rejects.toMatchObject({ code: 'registry.other-module', status: 409 });
});

describe('a published release', () => {
  test('a published release is on stable when it is the remote’s first; a later one is only stored', async () => {
    await writeRemoteBuild(folder, 'mfe-first', '1.0.0');
    expect(await publish()).toEqual({
      remote: 'mfe-first',
      version: '1.0.0',
      isNew: true,
      isStable: true,
      refusal: '',
      restored: 0,
    });
    expect(await publish()).toEqual({
      remote: 'mfe-first',
      version: '1.0.0',
      isNew: false,
      isStable: true,
      refusal: '',
      restored: 0,
    });
    await writeRemoteBuild(folder, 'mfe-first', '1.1.0');
    expect(await publish()).toEqual({
      remote: 'mfe-first',
      version: '1.1.0',
      isNew: true,
      isStable: false,
      refusal: '',
      restored: 0,
    });
    expect(await remoteState(app.platform.database.db, 'mfe-first')).toMatchObject({ stable: '1.0.0', earlier: [] });
  });

  test('a published release is in the composition of tenants with its module, and of no others', async () => {
    await publishVersions(app.platform, 'mfe-mine', '1.0.0');
    const { releases } = await app.platform.delivery.compositionOf(app.tenant, anonymousVisitor);
    expect(releases.find(({ remote }) => remote === 'mfe-mine')).toMatchObject({
      version: '1.0.0',
      baseUrl: '/_remotes/mfe-mine/1.0.0/',
      channel: 'stable',
    });
    const without = await app.makeTenant({ modules: ['content'] });
    expect((await app.platform.delivery.compositionOf(without, anonymousVisitor)).releases).toEqual([]);
  });

  test('a published release has its files served as immutable, compressed when the browser accepts it', async () => {
    await build('1.1.0');
    await publish();
    const plain = await fileOf('1.1.0');
    expect(plain.payload).toBe('console.log("1.1.0")');
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect(
      (await fileOf('1.1.0', 'remoteEntry.js', { 'accept-encoding': 'gzip, br' })).headers['content-encoding'],
    ).toBe('br');
    expect((await fileOf('1.1.0', 'nothing.js')).statusCode).toBe(404);
  });

  test('gives no path to the files of tenants', async () => {
    const { platform, tenant } = app;
    const { key } = await withTenant(platform.database.db, tenant.idApp, (db) =>
      platform.storage.store(db, { body: Buffer.from('segredo'), mediaType: 'text/plain', name: 'a.txt' }),
    );
    for (const up of ['..', '%2e%2e', '..%2f..', '.%2e']) {
      const reply = await app.server.inject({ url: `/_remotes/mfe-test/${up}/${up}/${key}` });
      expect([reply.statusCode, reply.payload.includes('segredo')]).toEqual([404, false]);
    }
  });
});

describe('two concurrent publishers', () => {
  test('two concurrent publishers of one version succeed both, and it is stored once', async () => {
    await build('1.3.0');
    const published = await Promise.all([publish(), publish()]);
    expect(published.filter(({ isNew }) => isNew)).toHaveLength(1);
  });

  test('two concurrent publishers of one version with other bytes: one gets an error, and row and files are the other’s', async () => {
    const other = await mkdtemp(join(tmpdir(), 'azulejo-remote-'));
    await build('1.4.0');
    await mkdir(other, { recursive: true });
    await writeRemoteBuild(other, 'mfe-test', '1.4.0', {
      files: { 'remoteEntry.js': sriOf('other'), 'assets/page.css': sriOf('.a{}') },
    });
    await writeFile(join(other, 'remoteEntry.js'), 'other');
    const results = await Promise.allSettled(
      [folder, other].map(async (dist) => publishRelease(app.platform, await readBuildFolder(dist), 'operador')),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { files } = await app.platform.database.db
      .selectFrom('releases')
      .select('files')
      .where('remote', '=', 'mfe-test')
      .where('version', '=', '1.4.0')
      .executeTakeFirstOrThrow();
    expect(files['remoteEntry.js']).toBe(sriOf((await fileOf('1.4.0')).payload));
    await rm(other, { recursive: true });
  });

  test('two concurrent publishers of two versions of a new remote succeed both, and one is on stable', async () => {
    const other = await mkdtemp(join(tmpdir(), 'azulejo-remote-'));
    await writeRemoteBuild(folder, 'mfe-twins', '1.0.0');
    await writeRemoteBuild(other, 'mfe-twins', '1.1.0');
    const published = await Promise.all(
      [folder, other].map(async (dist) => publishRelease(app.platform, await readBuildFolder(dist), 'operador')),
    );
    expect(published.map(({ isNew, isStable }) => [isNew, isStable]).toSorted()).toEqual([
      [true, false],
      [true, true],
    ]);
    await rm(other, { recursive: true });
  });
});
