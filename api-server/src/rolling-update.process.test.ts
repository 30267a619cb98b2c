import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { azulejo, fill, openTraining } from './platform/backup/test/installation.fixtures.ts';
import type { Filled, Settings } from './platform/backup/test/installation.fixtures.ts';
import { programPath, runProgram, startServer } from './test/server-process.ts';
import type { ServerProcess } from './test/server-process.ts';
import { emptyDatabase, reachableServices } from './test/services.ts';
import type { Services } from './test/services.ts';

const patience = 240_000;
const expand = '29990101000000-next';
const services = await reachableServices();

if ('missing' in services) {
  process.stderr.write(`The rolling update: left out. ${services.missing}\n`);
  test(`skipped: ${services.missing}`, () => expect(services.missing).not.toBe(''));
} else {
  describe('a rolling update on one PostgreSQL', () => {
    rollingUpdate(services);
  });
}

/** Writes the bundle of a later version: this one, with more migrations. */
async function laterVersion(folder: string, migrations: Record<string, string>): Promise<string> {
  const later = join(folder, 'api-server/dist');
  await cp(dirname(await programPath('main.ts')), later, {
    recursive: true,
    filter: (path) => !path.endsWith('.map'),
  });
  for (const name of ['package.json', 'node_modules'])
    await symlink(resolve(import.meta.dirname, '..', name), join(folder, 'api-server', name));
  for (const [name, text] of Object.entries(migrations)) await writeFile(join(later, 'migrations', `${name}.js`), text);
  return later;
}

const migration = (fields: string, statement: string) =>
  `import { sql } from 'kysely';
export const migration = { ${fields} up: (db) => sql.raw(\`${statement}\`).execute(db) };`;

/** Makes its rows from others: it finds none when it runs before they are loaded. */
const nextThings = migration('', 'create table next_things as select id_user as id from users');

function rollingUpdate({ databaseUrl }: Services): void {
  let folder: string;
  let database: { url: string; drop(): Promise<void> };
  let settings: Settings;
  let filled: Filled;
  let later: string;
  let old: ServerProcess;
  const running: ServerProcess[] = [];

  const start = async (from?: string) => {
    const server = await startServer(settings, from);
    running.push(server);
    return server;
  };
  const ready = async ({ origin }: ServerProcess) => {
    const reply = await fetch(`${origin}/health/ready`);
    return { status: reply.status, body: await reply.text() };
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'azulejo-rolling-'));
    database = await emptyDatabase(databaseUrl);
    settings = { DATABASE_URL: database.url, DATABASE_POOL: '4', TRUST_PROXY: '1', DATA_DIR: join(folder, 'data') };
    later = await laterVersion(join(folder, 'later'), {
      [expand]: nextThings,
    });
  }, patience);
  afterAll(async () => {
    for (const server of running) await server.end('SIGKILL').catch(() => undefined);
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }, patience);

  test(
    'a node on an empty database does not start, and names the command',
    async () => {
      const { code, stderr } = await runProgram('main.ts', [], { ...settings, PORT: '0' });
      expect([code, stderr]).toEqual([17, expect.stringMatching(/migrations missing: .*[\s\S]*azulejo migrate/)]);
    },
    patience,
  );

  test(
    'two nodes migrate at once, and both succeed',
    async () => {
      const both = await Promise.all([1, 2].map(() => runProgram('cli/azulejo.ts', ['migrate'], settings)));
      expect(both.map(({ code, stderr }) => [code, stderr])).toEqual([
        [0, ''],
        [0, ''],
      ]);
      const ran = both.flatMap(({ stdout }) => stdout.match(/^migrado .*$/gm) ?? []);
      expect(new Set(ran).size).toBe(ran.length);
      filled = await fill(settings);
      old = await start();
      expect(await ready(old)).toMatchObject({ status: 200 });
    },
    patience,
  );

  test(
    'the next version restores a backup of this one and migrates its rows',
    async () => {
      const backup = join(folder, 'backup');
      await azulejo(settings, 'backup', backup);
      const elsewhere = await emptyDatabase(databaseUrl);
      const target = { ...settings, DATABASE_URL: elsewhere.url, DATA_DIR: join(folder, 'elsewhere') };
      const restored = await runProgram('cli/azulejo.ts', ['restore', backup], target, later);
      expect([restored.code, restored.stderr]).toEqual([0, '']);
      const client = new pg.Client({ connectionString: elsewhere.url });
      await client.connect();
      const { rows } = await client.query('select id from next_things');
      await client.end();
      await elsewhere.drop();
      expect(rows).toEqual([{ id: filled.user.idUser }]);
    },
    patience,
  );

  test(
    'a node of the next version waits for the migration',
    async () => {
      const { code, stderr } = await runProgram('main.ts', [], { ...settings, PORT: '0' }, later);
      expect([code, stderr]).toEqual([17, expect.stringContaining(`migrations missing: ${expand}`)]);
      expect(stderr).toContain('azulejo migrate');
    },
    patience,
  );

  test(
    'after the migration, nodes of both versions serve, and the old one can start again',
    async () => {
      const { stdout } = await runProgram('cli/azulejo.ts', ['migrate'], settings, later);
      expect(stdout).toContain(`migrado  ${expand}`);
      const next = await start(later);
      const restarted = await start();
      for (const node of [old, next, restarted]) expect(await ready(node)).toMatchObject({ status: 200 });
      const opened = await openTraining(next.origin, filled);
      for (const node of [old, restarted]) expect(await openTraining(node.origin, filled)).toEqual(opened);
      // The old version's command finds nothing to do.
      expect(await azulejo(settings, 'migrate')).not.toContain('migrado');
    },
    patience,
  );

  test(
    'a migration that contracts stops the version before, and says why',
    async () => {
      const last = await laterVersion(join(folder, 'last'), {
        [expand]: nextThings,
        '29990201000000-contract': migration(
          `contracts: '${expand}',`,
          'alter table next_things add column other text',
        ),
      });
      expect((await runProgram('cli/azulejo.ts', ['migrate'], settings, last)).code).toBe(0);
      const { code, stderr } = await runProgram('main.ts', [], { ...settings, PORT: '0' });
      expect([code, stderr]).toEqual([17, expect.stringContaining(`node too old: ${expand}`)]);
      expect(await ready(old)).toMatchObject({ status: 503, body: expect.stringContaining('node too old') });
      expect(await ready(await start(later))).toMatchObject({ status: 200 });
    },
    patience,
  );

  test(
    'a failed migration says which one failed and why, and undoes those of the same run',
    async () => {
      const broken = await laterVersion(join(folder, 'broken'), {
        [expand]: migration('', 'select 1'),
        '29990301000000-before': migration('', 'create table half_things (id integer)'),
        '29990302000000-broken': migration('', 'alter table no_such_table add column x text'),
      });
      const { code, stderr } = await runProgram('cli/azulejo.ts', ['migrate'], settings, broken);
      expect([code, stderr]).toEqual([1, expect.stringContaining('A migração 29990302000000-broken falhou')]);
      expect(stderr).toContain('no_such_table');
      const client = new pg.Client(database.url);
      await client.connect();
      const { rows } = await client.query("select to_regclass('half_things') as half");
      await client.end();
      expect(rows).toEqual([{ half: null }]);
    },
    patience,
  );
}
