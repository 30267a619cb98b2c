import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { ownPostgres, ownRedis, postgresPrograms, wireTo } from './test/own-services.ts';
import type { OwnService, Wire } from './test/own-services.ts';
import { portalClient } from './test/portal-client.ts';
import type { PortalClient } from './test/portal-client.ts';
import { freePort, runProgram, startServer } from './test/server-process.ts';
import type { ServerProcess } from './test/server-process.ts';
import { makeCompany, onInstallation } from './test/stopped-installation.ts';
import { flood, latencies, quantile, writeLoad } from './test/write-load.ts';

// The long versions, with more faults, are `npm run drill` (docs/runbook.md).
const patience = 300_000;
const demo = resolve(import.meta.dirname, '../../demo');
const programs = await postgresPrograms();

if (programs === undefined) {
  const missing = 'Faults: left out. The programs of PostgreSQL are not installed.';
  process.stderr.write(`${missing}\n`);
  test(`skipped: ${missing}`, () => expect(missing).not.toBe(''));
} else {
  describe('a server whose services fail', () => {
    faults(programs);
  });
}

interface Timed {
  readonly status: number;
  readonly milliseconds: number;
  readonly headers: Headers;
  readonly text: string;
}

async function timed(call: () => Promise<Response>): Promise<Timed> {
  const from = performance.now();
  const reply = await call();
  const text = await reply.text();
  return { status: reply.status, milliseconds: performance.now() - from, headers: reply.headers, text };
}

function faults(bin: string): void {
  let folder: string;
  let postgres: OwnService;
  let redis: OwnService;
  let wire: Wire;
  let databaseWire: Wire;
  let server: ServerProcess;
  let env: Record<string, string>;
  let aurora: PortalClient;
  let sabermais: PortalClient;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'azulejo-faults-'));
    [postgres, redis] = await Promise.all([ownPostgres(bin), ownRedis()]);
    wire = await wireTo(Number(new URL(redis.url).port));
    const database = new URL(postgres.url);
    databaseWire = await wireTo(Number(database.port));
    database.port = String(databaseWire.port);
    env = {
      DATABASE_URL: database.href,
      MIGRATE_ON_START: '1',
      DATA_DIR: folder,
      TRUST_PROXY: '1',
      PORT: String(await freePort()),
    };
    await onInstallation(env, (platform) => makeCompany(platform, 'aurora', ['bruno', 'carla', 'nina', 'otto']));
    const second = await runProgram('cli/azulejo.ts', ['tenant', 'import', join(demo, 'sabermais')], env);
    if (second.code !== 0) throw new Error(second.stderr);
    env = { ...env, REDIS_URL: `redis://127.0.0.1:${wire.port}`, DATABASE_POOL: '6' };
    server = await startServer(env);
    aurora = portalClient(server.origin, 'aurora');
    sabermais = portalClient(server.origin, 'sabermais');
  }, patience);

  afterAll(async () => {
    await server?.end('SIGKILL').catch(() => undefined);
    await Promise.all([wire?.close(), databaseWire?.close()]);
    await Promise.all([postgres?.remove(), redis?.remove()]);
    await rm(folder, { recursive: true, force: true });
  }, patience);

  const page = () => timed(() => fetch(`${server.origin}/sabermais/`, { headers: { accept: 'text/html' } }));

  test(
    'a locked table of one tenant leaves other tenants and the page alone, and ends its own calls with 503',
    async () => {
      const blocked = await aurora.logIn('carla');
      const locker = new pg.Client({ connectionString: postgres.url });
      await locker.connect();
      await locker.query('begin');
      await locker.query("update users set name = name where id_app = (select id_app from apps where key = 'aurora')");
      const waiting = Array.from({ length: 14 }, () =>
        timed(() =>
          aurora.call('PUT', `/users/${blocked.viewer.idUser}`, { token: blocked.token, body: { name: 'Carla' } }),
        ),
      );
      await new Promise((done) => setTimeout(done, 300));
      const other = await timed(() => sabermais.call('GET', '/login/user-login-info?username=ninguem'));
      const shown = await page();
      const ready = await timed(() => fetch(`${server.origin}/health/ready`));
      const figures = await timed(() => fetch(`${server.origin}/metrics`));
      const ended = await Promise.all(waiting);
      await locker.query('rollback');
      await locker.end();
      expect([other.status, shown.status < 500, ready.status, figures.status]).toEqual([404, true, 200, 200]);
      for (const { milliseconds } of [other, shown, ready, figures]) expect(milliseconds).toBeLessThan(1_500);
      for (const reply of ended) {
        expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '2']);
        // A call waits up to 5 s in line and 3 s for the lock. A slow machine adds to that, but a proxy gives up after 30 s.
        expect(reply.milliseconds).toBeLessThan(20_000);
      }
    },
    patience,
  );

  test.each([
    ['stopped', 'nina', () => redis.stop(), () => redis.start()],
    ['cut off', 'otto', async () => wire.cut(), async () => wire.restore()],
  ])(
    'with Redis %s no call waits more than a second, logins and writes go on, and limits are the node’s own',
    async (_, username, away, back) => {
      // After a failure the limits leave Redis alone for a second.
      await new Promise((done) => setTimeout(done, 1_200));
      await away();
      const attempt = (password: string) =>
        timed(() => aurora.call('POST', '/login', { body: { username, password, idAppType: 1, acronym: 'aurora' } }));
      const { token, viewer } = await aurora.logIn('bruno');
      const write = await timed(() =>
        aurora.call('PUT', `/users/${viewer.idUser}`, { token, body: { name: viewer.name } }),
      );
      const tries: Timed[] = [];
      for (let count = 0; count < 11; count += 1) tries.push(await attempt('errada123'));
      const [shown, ready] = [await page(), await timed(() => fetch(`${server.origin}/health/ready`))];
      await back();
      expect([write.status, shown.status < 500, ready.status]).toEqual([200, true, 200]);
      expect(tries.at(-1)?.status).toBe(429);
      // The hash of a password takes its time on a loaded machine, Redis or not.
      for (const { milliseconds } of [write, shown, ...tries]) expect(milliseconds).toBeLessThan(1_500);
      expect(server.complaint()).not.toContain('inside a database transaction');
      await until(async () => (await (await fetch(`${server.origin}/metrics`)).text()).includes('redis_connected 1'));
    },
    patience,
  );

  test.each([
    ['stopped', () => postgres.stop(), () => postgres.start()],
    ['cut off', async () => databaseWire.cut(), async () => databaseWire.restore()],
  ])(
    'with PostgreSQL %s calls and pages answer 503 at once, and everything works again without a restart',
    async (_, away, back) => {
      const { token, viewer } = await aurora.logIn('bruno');
      await away();
      // Tenants are cached for a second, readiness for two. Silence is noticed after a second and a probe.
      const waiting = await timed(() => aurora.call('GET', `/users/${viewer.idUser}`, { token }));
      await new Promise((done) => setTimeout(done, 2_200));
      const call = await timed(() => aurora.call('GET', `/users/${viewer.idUser}`, { token }));
      const shown = await page();
      const ready = await timed(() => fetch(`${server.origin}/health/ready`));
      const figures = await timed(() => fetch(`${server.origin}/metrics`));
      const live = await timed(() => fetch(`${server.origin}/health/live`));
      await back();
      expect([waiting.status, call.status, shown.status]).toEqual([503, 503, 503]);
      expect([ready.status, figures.status, live.status]).toEqual([503, 200, 200]);
      expect(waiting.milliseconds).toBeLessThan(5_000);
      for (const { milliseconds } of [call, shown, figures]) expect(milliseconds).toBeLessThan(1_500);
      expect(JSON.parse(call.text)).toMatchObject({ code: 'server.unavailable' });
      expect(call.headers.get('retry-after')).toBe('2');
      expect(shown.headers.get('retry-after')).toBe('3');
      expect(shown.text).toContain('O portal está temporariamente indisponível.');
      // The page tries again by itself, without a script.
      expect(shown.text).toContain('<meta http-equiv="refresh" content="3">');
      expect(shown.text).toContain(`<code>${shown.headers.get('x-request-id')}</code>`);
      await until(async () => (await aurora.call('GET', `/users/${viewer.idUser}`, { token })).ok);
    },
    patience,
  );

  test(
    'the calls of one tenant’s flood wait behind each other, not before another tenant',
    async () => {
      const { token, viewer } = await aurora.logIn('bruno');
      const flooding = flood(120, () => aurora.call('GET', `/users/${viewer.idUser}`, { token }));
      await new Promise((done) => setTimeout(done, 1_000));
      const other = await latencies(20, () => sabermais.call('GET', '/login/user-login-info?username=ninguem'));
      const own = await flooding.stop();
      expect(quantile(other, 0.5)).toBeLessThan(quantile(own, 0.5) / 2);
    },
    patience,
  );

  test(
    'a server that is killed under load loses no confirmed write and stores none twice',
    async () => {
      const load = await writeLoad(() => server.origin);
      for (let kill = 0; kill < 2; kill += 1) {
        await new Promise((done) => setTimeout(done, 1_000 + 300 * kill));
        await server.end('SIGKILL');
        server = await startServer(env);
      }
      await new Promise((done) => setTimeout(done, 1_000));
      const written = await load.stop();
      expect(written).toMatchObject({ lost: 0, doubled: 0 });
      expect(written.confirmed).toBeGreaterThan(6);
    },
    patience,
  );
}

async function until(done: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await done())) {
    if (Date.now() > deadline) throw new Error('waited for too long');
    await new Promise((resolveWait) => setTimeout(resolveWait, 100));
  }
}
