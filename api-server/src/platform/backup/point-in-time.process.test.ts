import { chmod, mkdir, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import {
  giveToDatabaseUser,
  initCluster,
  postgresPrograms,
  runAsDatabaseUser,
  startCluster,
} from '../../test/postgres-cluster.ts';
import type { Cluster } from '../../test/postgres-cluster.ts';
import { startServer } from '../../test/server-process.ts';
import { fill, openTraining } from './test/installation.fixtures.ts';
import type { Settings } from './test/installation.fixtures.ts';

const patience = 240_000;
const deploy = resolve(import.meta.dirname, '../../../../deploy/postgres');
const found = postgresPrograms();

if (found === null) {
  process.stderr.write('Recovery to a moment: left out. The machine has no programs of PostgreSQL\n');
  test('skipped: the machine has no programs of PostgreSQL', () => expect(found).toBeNull());
} else {
  describe('recovery of PostgreSQL to a moment', () => {
    recovery(found);
  });
}

function recovery(programs: string): void {
  let folder: string;
  let archive: { WAL_ARCHIVE: string };
  const clusters: Cluster[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'azulejo-pitr-'));
    await chmod(folder, 0o755);
    archive = { WAL_ARCHIVE: join(folder, 'archive') };
    for (const place of [folder, archive.WAL_ARCHIVE]) {
      await mkdir(place, { recursive: true });
      await giveToDatabaseUser(place);
    }
    await initCluster(programs, join(folder, 'data'));
  }, patience);
  afterAll(async () => {
    for (const cluster of clusters) await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  }, patience);

  async function start(data: string, options: readonly string[] = []): Promise<Cluster> {
    const cluster = await startCluster(programs, data, options, archive);
    clusters.push(cluster);
    return cluster;
  }

  test(
    'deploy/postgres recovers what was written before the moment, and nothing after it',
    async () => {
      const cluster = await start(join(folder, 'data'), await optionsOf(join(deploy, 'archive.conf')));
      const settings: Settings = {
        DATABASE_URL: cluster.url,
        MIGRATE_ON_START: '1',
        DATA_DIR: join(folder, 'files'),
        TRUST_PROXY: '1',
      };
      const filled = await fill(settings);
      const env = { PGHOST: '127.0.0.1', PGPORT: String(cluster.port), PGUSER: 'postgres', PATH: pathWith(programs) };
      await runAsDatabaseUser(join(deploy, 'base-backup.sh'), [join(folder, 'base')], env);
      const moment = await inDatabase(cluster.url, async (client) => {
        await client.query(`update users set name = 'Antes do erro'`);
        await wait(50);
        const { rows } = await client.query<{ now: string }>('select now()::text as now');
        await wait(50);
        await client.query(`truncate users cascade`);
        await client.query('select pg_switch_wal()');
        return rows[0]?.now ?? '';
      });
      await until(async () => (await readdir(archive.WAL_ARCHIVE)).length >= 3);
      await clusters.pop()?.stop();

      await runAsDatabaseUser(join(deploy, 'recover-to.sh'), [join(folder, 'base'), join(folder, 'new'), moment], env);
      const recovered = await start(join(folder, 'new'));
      const names = await inDatabase(
        recovered.url,
        async (client) => (await client.query('select name from users')).rows,
      );
      expect(names).toEqual([{ name: 'Antes do erro' }]);
      const server = await startServer({ ...settings, DATABASE_URL: recovered.url, MIGRATE_ON_START: '0' });
      expect((await fetch(`${server.origin}/health/ready`)).status).toBe(200);
      expect(await openTraining(server.origin, filled)).toMatchObject({});
      expect(await server.end('SIGTERM')).toBe(0);
    },
    patience,
  );

  test('an existing data folder is never overwritten', async () => {
    const args = [join(folder, 'base'), join(folder, 'data'), '2026-01-01 00:00:00+00'];
    await expect(runAsDatabaseUser(join(deploy, 'recover-to.sh'), args)).rejects.toThrow('name a new folder');
  });
}

/** Returns a configuration file as options of the program. */
async function optionsOf(path: string): Promise<string[]> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => /^\w/.test(line));
  return lines.flatMap((line) => ['-c', line.replace(/^(\w+) = '?(.*?)'?$/, '$1=$2')]);
}

const pathWith = (programs: string): string => `${programs}:${process.env['PATH']}`;

async function inDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function until(done: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await done())) {
    if (Date.now() > deadline) throw new Error('waited for too long');
    await wait(100);
  }
}
