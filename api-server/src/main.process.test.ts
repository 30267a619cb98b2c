import { cp, mkdtemp, readdir, rm, truncate, unlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { exitCodes } from './platform/start-error.types.ts';
import { portalClient } from './test/portal-client.ts';
import { freePort, runProgram, startServer } from './test/server-process.ts';
import type { ServerProcess } from './test/server-process.ts';
import { freshDataDirectory } from './test/template-database.ts';

// These tests use the embedded database: each server has a data directory of its own.
const patience = 120_000;

const demo = resolve(import.meta.dirname, '../../demo');
let folder: string;
let dataDir: string;
let prepared: string;
const running: ServerProcess[] = [];

beforeAll(async () => {
  prepared = await freshDataDirectory();
  const imported = await runProgram('cli/azulejo.ts', ['tenant', 'import', join(demo, 'horizonte')], {
    DATA_DIR: prepared,
  });
  if (imported.code !== 0) throw new Error(imported.stderr);
}, patience);
afterAll(() => rm(prepared, { recursive: true, force: true }));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'azulejo-process-'));
  dataDir = join(folder, 'data');
  await cp(prepared, dataDir, { recursive: true });
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.end('SIGKILL').catch(() => undefined);
  await rm(folder, { recursive: true, force: true });
});

async function start(env: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServer({ DATA_DIR: dataDir, TRUST_PROXY: '1', ...env });
  running.push(server);
  return server;
}

const run = (env: Record<string, string> = {}) =>
  runProgram('main.ts', [], { DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', ...env });

describe('a start that must fail', () => {
  test(
    'reports a busy port',
    async () => {
      const port = await freePort();
      const other = createServer().listen(port, '127.0.0.1');
      await once(other, 'listening');
      const { code, stderr } = await run({ PORT: String(port) });
      other.close();
      expect([code, stderr]).toEqual([exitCodes.portBusy, expect.stringContaining(`A porta ${port} já está em uso`)]);
      await start();
    },
    patience,
  );

  test(
    'reports a busy port for third-party content',
    async () => {
      const port = await freePort();
      const other = createServer().listen(port, '127.0.0.1');
      await once(other, 'listening');
      const { code, stderr } = await run({ CONTENT_PORT: String(port) });
      other.close();
      expect([code, stderr]).toEqual([
        exitCodes.portBusy,
        expect.stringMatching(`A porta ${port} já está em uso.*\\(CONTENT_PORT\\)`),
      ]);
      const contentPort = await freePort();
      await start({ CONTENT_PORT: String(contentPort) });
      const origin = `http://127.0.0.1:${contentPort}`;
      expect((await fetch(`${origin}/health/ready`)).status).toBe(200);
      const elsewhere = await fetch(`${origin}/horizonte`);
      expect([elsewhere.status, await elsewhere.json()]).toEqual([
        404,
        expect.objectContaining({ success: false, code: 'not-found' }),
      ]);
    },
    patience,
  );

  test(
    'reports a second instance on the same data directory',
    async () => {
      const first = await start();
      const { code, stderr } = await run();
      expect([code, stderr]).toEqual([
        exitCodes.secondInstance,
        expect.stringContaining(`já está em uso pelo processo ${first.pid}`),
      ]);
      expect((await fetch(`${first.origin}/health/ready`)).status).toBe(200);
    },
    patience,
  );

  test.each([
    ['its control file is garbage', (db: string) => writeFile(join(db, 'global/pg_control'), 'garbage'.repeat(1000))],
    ['its version file is gone', (db: string) => unlink(join(db, 'PG_VERSION'))],
    ['a file is cut off', (db: string) => truncate(join(db, 'global/pg_filenode.map'), 10)],
  ])(
    'reports a corrupt data directory: %s',
    async (_, damage) => {
      const db = join(dataDir, 'db');
      await damage(db);
      const before = (await readdir(db)).toSorted();
      const { code, stderr } = await run();
      expect([code, stderr]).toEqual([exitCodes.corruptData, expect.stringContaining('parecem corrompidos')]);
      expect((await readdir(db)).toSorted()).toEqual(before);
    },
    patience,
  );

  test(
    'reports a data directory that is a file, and invalid settings',
    async () => {
      await writeFile(join(folder, 'file'), '');
      expect((await run({ DATA_DIR: join(folder, 'file') })).code).toBe(exitCodes.dataDirectory);
      const { code, stderr } = await run({ PORT: 'many', LOG_LEVEL: 'loud' });
      expect(code).toBe(exitCodes.usage);
      expect(stderr).toMatch(/PORT: .*\n.*LOG_LEVEL: /);
    },
    patience,
  );

  test(
    'reports an unreachable PostgreSQL',
    async () => {
      const { code, stderr } = await run({ DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/x` });
      expect([code, stderr]).toEqual([
        exitCodes.databaseUnreachable,
        expect.stringContaining('não responde: ECONNREFUSED'),
      ]);
    },
    patience,
  );

  test(
    'reports an unreachable Redis',
    async () => {
      const address = `127.0.0.1:${await freePort()}`;
      const { code, stderr } = await run({ REDIS_URL: `redis://${address}` });
      expect([code, stderr]).toEqual([exitCodes.databaseUnreachable, `O Redis em ${address} não responde.\n`]);
    },
    patience,
  );
});

describe('a running server', () => {
  test(
    'shuts down in order on SIGTERM and releases its data directory',
    async () => {
      const server = await start();
      expect(await server.end('SIGTERM')).toBe(0);
      await start();
    },
    patience,
  );

  test(
    'executes commands of the command line',
    async () => {
      const server = await start();
      const { code, stdout } = await runProgram(
        'cli/azulejo.ts',
        ['module', 'disable', 'learning', '--tenant', 'horizonte'],
        { DATA_DIR: dataDir },
      );
      expect([code, stdout]).toEqual([0, "Clínica Horizonte: módulo 'learning' desligado.\n"]);
      const session = await portalClient(server.origin, 'horizonte').logIn('carla');
      expect(session.viewer.name).toBe('Carla Nogueira');
      // Control characters in texts from pages and pipelines must not reach the operator's terminal.
      const name = 'x\u001b[2J\u009b\u202e';
      const unknown = await runProgram('cli/azulejo.ts', ['module', 'disable', name, '--tenant', 'horizonte'], {
        DATA_DIR: dataDir,
      });
      const shown = 'x\ufffd[2J\ufffd\ufffd';
      expect([unknown.code, unknown.stderr]).toEqual([
        exitCodes.refused,
        expect.stringContaining(`Não há módulo '${shown}'`),
      ]);
    },
    patience,
  );

  test(
    'loses no confirmed write when it is killed at any moment',
    async () => {
      const names = new Map<string, number>();
      for (let round = 0; round < 3; round += 1) {
        const server = await start();
        const client = portalClient(server.origin, 'horizonte');
        const people = await Promise.all(['bruno', 'carla', 'diego', 'eva'].map((username) => client.logIn(username)));
        for (const { token, viewer } of people) {
          const reply = await client.call('GET', `/users/${viewer.idUser}`, { token });
          const { user } = (await reply.json()) as { user: { phone: string } };
          const confirmed = names.get(viewer.username);
          // One write may have been executed and never confirmed.
          if (confirmed !== undefined)
            expect(Number(user.phone.replaceAll(/\D/g, '').slice(-8)) - 80_000_000).toBeGreaterThanOrEqual(confirmed);
        }
        await writeUntilKilled(server, client, people, names);
      }
      expect([...names.values()].every((count) => count > 0)).toBe(true);
    },
    patience,
  );
});

/** Phone number that counts the writes. */
const phoneOf = (count: number): string => `(11) 9${String(80_000_000 + count).replace(/^(\d{4})/, '$1-')}`;

/** Changes everybody's phone repeatedly until the server is killed. */
async function writeUntilKilled(
  server: ServerProcess,
  client: ReturnType<typeof portalClient>,
  people: readonly { token: string; viewer: { idUser: number; username: string } }[],
  counts: Map<string, number>,
): Promise<void> {
  let confirmedInAll = 0;
  let killed: Promise<unknown> | undefined;
  await Promise.all(
    people.map(async ({ token, viewer }) => {
      for (let count = (counts.get(viewer.username) ?? 0) + 1; ; count += 1) {
        const reply = await client
          .call('PUT', `/users/${viewer.idUser}`, { token, body: { phone: phoneOf(count) } })
          .catch(() => null);
        if (!reply) return;
        expect(reply.status).toBe(200);
        counts.set(viewer.username, count);
        confirmedInAll += 1;
        if (confirmedInAll === 60) killed = server.end('SIGKILL');
      }
    }),
  );
  await killed;
}
