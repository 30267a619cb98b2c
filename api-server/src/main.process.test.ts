import { cp, mkdtemp, readdir, rm, truncate, unlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoginSession } from '@shared-kit/contracts/identity';
import { exitCodes } from './platform/start-error.types.ts';
import { portalClient } from './test/portal-client.ts';
import type { PortalClient } from './test/portal-client.ts';
import { freePort, runProgram, startServer } from './test/server-process.ts';
import type { ServerProcess } from './test/server-process.ts';
import { makeCompany, onInstallation } from './test/stopped-installation.ts';
import { freshDataDirectory } from './test/template-database.ts';

// These tests use the embedded database: each server has a data directory of its own.
const patience = 120_000;
const people = ['bruno', 'carla', 'diego', 'eva'];
let folder: string;
let dataDir: string;
let prepared: string;
const running: ServerProcess[] = [];

beforeAll(async () => {
  prepared = await freshDataDirectory();
  await onInstallation({ DATA_DIR: prepared }, (platform) => makeCompany(platform, 'horizonte', people));
}, patience);
afterAll(() => rm(prepared, { recursive: true, force: true }));

async function newFolder(): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'azulejo-process-'));
  dataDir = join(folder, 'data');
  await cp(prepared, dataDir, { recursive: true });
}

async function removeFolder(): Promise<void> {
  for (const server of running.splice(0)) await server.end('SIGKILL').catch(() => undefined);
  await rm(folder, { recursive: true, force: true });
}

async function start(env: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServer({ DATA_DIR: dataDir, TRUST_PROXY: '1', ...env });
  running.push(server);
  return server;
}

const run = (env: Record<string, string> = {}) =>
  runProgram('main.ts', [], { DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', ...env });

describe('a start that must fail', () => {
  beforeAll(newFolder);
  afterAll(removeFolder);

  test(
    'reports a busy port',
    async () => {
      const port = await freePort();
      const other = createServer().listen(port, '127.0.0.1');
      await once(other, 'listening');
      const { code, stderr } = await run({ PORT: String(port) });
      other.close();
      expect([code, stderr]).toEqual([exitCodes.portBusy, expect.stringContaining(`A porta ${port} já está em uso`)]);
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
    'reports a PostgreSQL and a Redis that cannot be reached',
    async () => {
      const nowhere = `127.0.0.1:${await freePort()}`;
      const database = await run({ DATABASE_URL: `postgres://nobody@${nowhere}/x` });
      expect([database.code, database.stderr]).toEqual([
        exitCodes.databaseUnreachable,
        expect.stringContaining('não responde: ECONNREFUSED'),
      ]);
      const redis = await run({ REDIS_URL: `redis://${nowhere}` });
      expect([redis.code, redis.stderr]).toEqual([
        exitCodes.databaseUnreachable,
        `O Redis em ${nowhere} não responde.\n`,
      ]);
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

  test.each([
    ['its control file is garbage', (db: string) => writeFile(join(db, 'global/pg_control'), 'garbage'.repeat(1000))],
    ['its version file is gone', (db: string) => unlink(join(db, 'PG_VERSION'))],
    ['a file is cut off', (db: string) => truncate(join(db, 'global/pg_filenode.map'), 10)],
  ])(
    'reports a corrupt data directory: %s',
    async (_, damage) => {
      await removeFolder();
      await newFolder();
      const db = join(dataDir, 'db');
      await damage(db);
      const before = (await readdir(db)).toSorted();
      const { code, stderr } = await run();
      expect([code, stderr]).toEqual([exitCodes.corruptData, expect.stringContaining('parecem corrompidos')]);
      expect((await readdir(db)).toSorted()).toEqual(before);
    },
    patience,
  );
});

describe('a running server', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    await newFolder();
    server = await start();
  }, patience);
  afterAll(removeFolder);

  test(
    'keeps a second instance away from its data directory',
    async () => {
      const { code, stderr } = await run();
      expect([code, stderr]).toEqual([
        exitCodes.secondInstance,
        expect.stringContaining(`já está em uso pelo processo ${server.pid}`),
      ]);
      expect((await fetch(`${server.origin}/health/ready`)).status).toBe(200);
    },
    patience,
  );

  test(
    'executes commands of the command line',
    async () => {
      const { code, stdout } = await runProgram(
        'cli/azulejo.ts',
        ['module', 'disable', 'learning', '--tenant', 'horizonte'],
        { DATA_DIR: dataDir, AZULEJO_OPERATOR: 'Dora Prado' },
      );
      expect([code, stdout]).toEqual([0, "Empresa horizonte: módulo 'learning' desligado.\n"]);
      expect((await portalClient(server.origin, 'horizonte').logIn('carla')).viewer.username).toBe('carla');
      const history = await runProgram('cli/azulejo.ts', ['remote', 'history', 'learning'], { DATA_DIR: dataDir });
      expect(history.stdout).toContain('operador Dora Prado');
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
    'shuts down in order on SIGTERM and releases its data directory',
    async () => {
      expect(await server.end('SIGTERM')).toBe(0);
      server = await start();
    },
    patience,
  );

  test(
    'loses no confirmed write when it is killed at any moment',
    async () => {
      const counts = new Map<string, number>();
      const logIn = async () => {
        const client = portalClient(server.origin, 'horizonte');
        return { client, people: await Promise.all(people.map((username) => client.logIn(username))) };
      };
      for (let round = 0; round < 2; round += 1) {
        await writeUntilKilled(server, await logIn(), counts);
        server = await start();
        const { client, people: found } = await logIn();
        for (const { token, viewer } of found) {
          const reply = await client.call('GET', `/users/${viewer.idUser}`, { token });
          const { user } = (await reply.json()) as { user: { phone: string } };
          // One write may have been executed and never confirmed.
          expect(Number(user.phone.replaceAll(/\D/g, '').slice(-8)) - 80_000_000).toBeGreaterThanOrEqual(
            counts.get(viewer.username) ?? 0,
          );
        }
      }
      expect([...counts.values()].every((count) => count > 0)).toBe(true);
    },
    patience,
  );
});

/** Phone number that counts the writes. */
const phoneOf = (count: number): string => `(11) 9${String(80_000_000 + count).replace(/^(\d{4})/, '$1-')}`;

/** Changes everybody's phone repeatedly until the server is killed. */
async function writeUntilKilled(
  server: ServerProcess,
  { client, people: writers }: { client: PortalClient; people: readonly LoginSession[] },
  counts: Map<string, number>,
): Promise<void> {
  let confirmedInAll = 0;
  let killed: Promise<unknown> | undefined;
  await Promise.all(
    writers.map(async ({ token, viewer }) => {
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
