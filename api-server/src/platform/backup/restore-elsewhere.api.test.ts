import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishTestRelease, runAzulejo, startTestApp, testPassword } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';
import { buildApp, wirePorts } from '../../app.ts';
import { readEnv } from '../../env.ts';
import { emptyDatabase, reachableServices } from '../../test/services.ts';
import { testQueue } from '../../test/test-queue.ts';
import { assemblePlatform } from '../assemble-platform.service.ts';
import { openDatabase } from '../database/open-database.adapter.ts';
import type { OpenDatabase } from '../database/open-database.adapter.ts';
import { prepareSchema, requireSchema } from '../database/prepare-schema.service.ts';
import { schemaState } from '../database/schema-state.repository.ts';
import { withTenant } from '../database/tenant-db.adapter.ts';
import { diskStore } from '../storage/disk-store.adapter.ts';
import { exitCodes } from '../start-error.types.ts';
import type { Manifest } from './manifest.schema.ts';
import { restoreBackup } from './restore-backup.service.ts';
import { manifestOf, rowsOf } from './test/installation.fixtures.ts';
import { writeBackup } from './write-backup.service.ts';
import type { BackupSource } from './write-backup.service.ts';

const otherSecret = 'another-secret-another-secret-another-secret';
const services = await reachableServices();
const ends: (() => Promise<unknown>)[] = [];
let source: TestApp;
let backup: string;
let target: OpenDatabase;
let files: string;
/** Ends the connections to the target, as a command does when it ends: a restore accepts no others. */
let reopen = async (): Promise<void> => undefined;

afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'azulejo-elsewhere-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Opens an empty database of the engine that the source does not have, if there is one. */
async function otherEngine(): Promise<void> {
  if (source.platform.database.engine === 'postgres' || 'missing' in services) {
    target = await openDatabase({ memory: undefined });
    return;
  }
  const { url, drop } = await emptyDatabase(services.databaseUrl);
  ends.push(drop);
  reopen = async () => {
    await target?.close();
    target = await openDatabase({ url, poolSize: 3 });
  };
  await reopen();
}

function sourceOf(database: OpenDatabase, stored: string): BackupSource {
  const { secret, clock } = source.platform;
  const kept = { secret, isSecretInDatabase: false, version: '1', now: clock.now() };
  return { ...kept, database, files: diskStore(stored) };
}

const backupOf = async (database: OpenDatabase, stored: string): Promise<string> => {
  const folder = join(await newFolder(), 'copy');
  await writeBackup(sourceOf(database, stored), folder);
  return folder;
};
const restore = (folder: string, options: { secret?: string; otherSecret?: boolean; replace?: boolean } = {}) =>
  restoreBackup(
    {
      database: target,
      files: diskStore(files),
      secret: options.secret ?? source.platform.secret,
      serverRole: undefined,
    },
    folder,
    { replace: options.replace === true, otherSecret: options.otherSecret === true },
  );

beforeAll(async () => {
  source = await startTestApp();
  ends.push(() => source.close());
  await publishTestRelease(source.platform, { version: '1.0.0' });
  await withTenant(source.platform.database.db, source.tenant.idApp, (db) =>
    source.platform.storage.store(db, { body: Buffer.from('Texto'), mediaType: 'text/plain', name: 'texto.txt' }),
  );
  backup = await backupOf(source.platform.database, join(source.platform.env.DATA_DIR, 'files'));
  await otherEngine();
  ends.push(() => target.close());
  files = await newFolder();
}, 120_000);

/** Returns a copy of the backup with other words in its manifest. */
async function backupWith(change: (manifest: Manifest) => Manifest): Promise<string> {
  const folder = join(await newFolder(), 'changed');
  await cp(backup, folder, { recursive: true });
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(change(await manifestOf(backup))));
  return folder;
}

/** Names a row more than there is, so that the restore ends half-way. */
function withoutOneRow(manifest: Manifest): Manifest {
  const tables = Object.entries(manifest.tables).map(
    ([name, part]) => [name, name === 'public.users' ? { ...part, rows: part.rows + 1 } : part] as const,
  );
  return { ...manifest, tables: Object.fromEntries(tables) };
}

test('a backup of a newer version is refused before anything changes', async () => {
  const newer = await backupWith((manifest) => ({
    ...manifest,
    migrations: [...manifest.migrations, '29990101000000-later'],
  }));
  await expect(restore(newer)).rejects.toMatchObject({
    code: 'backup.newer',
    message: expect.stringContaining('29990101000000-later') as string,
  });
  expect((await schemaState(target)).isRestoring).toBe(false);
});

test('no server starts on a database whose restore ended half-way, and the restore can be run again', async () => {
  await expect(restore(await backupWith(withoutOneRow))).rejects.toThrow('public.users');
  for (const start of [requireSchema, prepareSchema])
    await expect(start(target)).rejects.toMatchObject({
      exitCode: exitCodes.schema,
      message: expect.stringContaining('rode `azulejo restore` de novo') as string,
    });
  await reopen();
  await expect(restore(backup, { secret: otherSecret })).rejects.toMatchObject({ code: 'backup.other-secret' });
  await restore(backup, { secret: otherSecret, otherSecret: true });
  await expect(requireSchema(target)).resolves.toBeUndefined();
}, 120_000);

test('refusals change nothing: an unfinished or damaged backup, another secret, a used folder or database', async () => {
  const damaged = await backupWith((manifest) => manifest);
  await appendFile(join(damaged, 'tables/public.users.ndjson.gz'), 'x');
  await reopen();
  const refusals: readonly [string, () => Promise<unknown>][] = [
    ['backup.target-in-use', () => restore(backup)],
    ['backup.folder-in-use', () => writeBackup(sourceOf(target, files), backup)],
    ['backup.unfinished', async () => restore(await newFolder(), { replace: true })],
    ['backup.damaged', () => restore(damaged, { replace: true })],
    ['backup.other-secret', () => restore(backup, { secret: otherSecret, replace: true })],
  ];
  for (const [code, refused] of refusals) await expect(refused()).rejects.toMatchObject({ code });
  // The next test compares every row.
  expect((await schemaState(target)).isRestoring).toBe(false);
});

test('a backup of one engine is restored into the other with every row and file', async () => {
  const again = await backupOf(target, files);
  const [first, second] = [await manifestOf(backup), await manifestOf(again)];
  if (!('missing' in services)) expect(second.engine).not.toBe(first.engine);
  expect(await rowsOf(again)).toEqual(await rowsOf(backup));
  expect([second.files.rows, second.files.bytes]).toEqual([first.files.rows, first.files.bytes]);
  expect(second.sequences).toEqual(first.sequences);
  expect(first.files.rows).toBeGreaterThan(1);
}, 60_000);

test('with another secret everybody logs in again, and releases are signed with a new key', async () => {
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: await newFolder(), SECRET: otherSecret, LOG_LEVEL: 'silent' });
  const platform = await assemblePlatform(env, { database: target, ports: wirePorts(env), jobs: testQueue() });
  const server = await buildApp(platform);
  const { tenant, user } = source;
  const at = { host: tenant.host };
  const session = () =>
    server.inject({
      url: `${tenant.basePath}/api/login/session`,
      headers: { ...at, authorization: `Bearer ${user.token}` },
    });
  const login = () =>
    server.inject({
      method: 'POST',
      url: `${tenant.basePath}/api/login`,
      headers: at,
      payload: { username: user.username, password: testPassword, idAppType: 1, acronym: tenant.acronym },
    });
  expect([(await server.inject('/health/ready')).statusCode, (await session()).statusCode]).toEqual([200, 401]);
  expect((await login()).statusCode).toBe(200);
  await expect(publishTestRelease(platform, { version: '1.1.0' })).rejects.toThrow();
  const restored = { platform } as TestApp;
  expect(await runAzulejo(restored, 'key', 'rotate')).toMatchObject({ code: 0 });
  await publishTestRelease(platform, { version: '1.1.0' });
  expect((await runAzulejo(restored, 'doctor')).out).toMatch(/^ok {5}assinaturas: /m);
  await server.close();
}, 60_000);
