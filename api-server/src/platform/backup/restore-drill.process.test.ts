import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram, startServer } from '../../test/server-process.ts';
import type { ServerProcess } from '../../test/server-process.ts';
import { emptyDatabase, reachableServices } from '../../test/services.ts';
import { copyDataDirectory, migratedDatabase } from '../../test/template-database.ts';
import { azulejo, fill, manifestOf, openTraining, rowsOf, writeOn } from './test/installation.fixtures.ts';
import type { Filled, Settings } from './test/installation.fixtures.ts';

const patience = 240_000;
const services = await reachableServices();
const folders: string[] = [];
const drops: (() => Promise<void>)[] = [];

afterAll(async () => {
  for (const drop of drops) await drop();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
}, patience);

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'azulejo-drill-'));
  folders.push(folder);
  return folder;
}

/** Returns settings of an installation without anything, also without tables: for restores. */
async function newInstallation(engine: string): Promise<Settings> {
  const settings = { DATA_DIR: await newFolder(), TRUST_PROXY: '1', NODE_ENV: 'test' };
  if (engine === 'embedded' || 'missing' in services) return settings;
  const { url, drop } = await emptyDatabase(services.databaseUrl);
  drops.push(drop);
  return { ...settings, DATABASE_URL: url, MIGRATE_ON_START: '1' };
}

/** Returns settings of an installation that has its tables and no rows. */
async function migratedInstallation(engine: string): Promise<Settings> {
  const settings = { DATA_DIR: await newFolder(), TRUST_PROXY: '1', NODE_ENV: 'test' };
  if (engine === 'embedded' || 'missing' in services) {
    await copyDataDirectory(settings.DATA_DIR);
    return settings;
  }
  const { url, drop } = await migratedDatabase(services.databaseUrl);
  drops.push(drop);
  return { ...settings, DATABASE_URL: url };
}

if ('missing' in services) process.stderr.write(`The restore drill on PostgreSQL: left out. ${services.missing}\n`);
const engines = 'missing' in services ? ['embedded'] : ['embedded', 'PostgreSQL'];

describe.each(engines)('the restore drill on the %s database', (engine) => {
  let source: Settings;
  let target: Settings;
  let filled: Filled;
  let backup: string;
  let before: number;
  let server: ServerProcess | undefined;

  beforeAll(async () => {
    source = await migratedInstallation(engine);
    filled = await fill(source);
    server = await startServer(source);
    backup = join(await newFolder(), 'copy');
  }, patience);
  afterAll(async () => void (await server?.end('SIGKILL').catch(() => undefined)));

  test(
    'a backup is written while the server answers',
    async () => {
      const writes = writeOn(server?.origin ?? '', filled);
      while (writes.confirmed() < 3) await new Promise((done) => setTimeout(done, 20));
      before = writes.confirmed();
      expect(await azulejo(source, 'backup', backup)).toContain('Cópia gravada.');
      expect(await writes.stop()).toBeGreaterThan(before);
      const { tables, files, migrations, engine: written } = await manifestOf(backup);
      expect([written, tables['public.users']?.rows]).toEqual([engine === 'embedded' ? 'pglite' : 'postgres', 1]);
      expect(files.rows).toBeGreaterThan(0);
      expect(migrations.length).toBeGreaterThan(20);
    },
    patience,
  );

  test(
    'a restore needs a stopped server and an empty database',
    async () => {
      const running = await runProgram('cli/azulejo.ts', ['restore', backup, '--replace'], source);
      expect([running.code, running.stderr]).toEqual([3, expect.stringMatching(/Pare o/)]);
      await server?.end('SIGTERM');
      server = undefined;
      const inUse = await runProgram('cli/azulejo.ts', ['restore', backup], source);
      expect([inUse.code, inUse.stderr]).toEqual([3, expect.stringContaining('--replace')]);
    },
    patience,
  );

  test(
    'the restored portal has every row and file, is ready, and a person logs in and opens a training',
    async () => {
      const [files] = [join(source['DATA_DIR'] ?? '', 'files')];
      expect((await readdir(files)).length).toBeGreaterThan(0);
      await rm(source['DATA_DIR'] ?? '', { recursive: true, force: true });
      target = await newInstallation(engine);
      expect(await azulejo(target, 'restore', backup)).toContain('Cópia restaurada.');
      const again = join(await newFolder(), 'copy');
      await azulejo(target, 'backup', again);
      expect(await rowsOf(again)).toEqual(await rowsOf(backup));
      const [first, second] = [await manifestOf(backup), await manifestOf(again)];
      expect([second.files.rows, second.files.bytes, second.sequences]).toEqual([
        first.files.rows,
        first.files.bytes,
        first.sequences,
      ]);
      const name = (await rowsOf(again)).find((row) => row.startsWith('public.users '))?.match(/"Nome (\d+)"/)?.[1];
      expect(Number(name)).toBeGreaterThanOrEqual(before);
      server = await startServer(target);
      expect((await fetch(`${server.origin}/health/ready`)).status).toBe(200);
      expect(await openTraining(server.origin, filled)).toMatchObject({});
    },
    patience,
  );

  test(
    'a restore with --replace takes the place of what was there',
    async () => {
      // Since the restore before, the person has logged in and enrolled.
      await server?.end('SIGTERM');
      server = undefined;
      expect(await azulejo(target, 'restore', backup, '--replace')).toContain('Cópia restaurada.');
      const again = join(await newFolder(), 'copy');
      await azulejo(target, 'backup', again);
      expect(await rowsOf(again)).toEqual(await rowsOf(backup));
    },
    patience,
  );
});
