import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { setTimeout as wait } from 'node:timers/promises';
import { clientConnections, portalHost, startDeployment } from './test/deployment.ts';
import type { Deployment } from './test/deployment.ts';
import { attacksOn } from './test/deployment-attacks.ts';
import { hasRedis } from './test/own-redis.ts';
import { postgresPrograms } from './test/postgres-cluster.ts';
import { ensureNginx } from './test/proxy.ts';
import { callProxy, openUnfinishedRequest } from './test/through-proxy.ts';

const patience = 240_000;
const nginx = await ensureNginx();
const programs = postgresPrograms();
const missing = [nginx ? [] : 'nginx', programs ? [] : 'PostgreSQL', hasRedis() ? [] : 'Redis'].flat();

if (missing.length > 0 || nginx === null || programs === null) {
  const reason = `the machine has no ${missing.join(', ')}, and it could not be installed`;
  process.stderr.write(`deploy/ as processes: left out: ${reason}\n`);
  test(`skipped: ${reason}`, () => expect(missing).not.toEqual([]));
} else {
  describe('deploy/ as processes: nginx, PostgreSQL, Redis and two nodes', () => {
    installation(nginx, programs);
  });
}

function installation(proxyProgram: string, postgres: string): void {
  let deployed: Deployment;
  beforeAll(async () => {
    deployed = await startDeployment(proxyProgram, postgres);
  }, patience);
  afterAll(() => deployed?.stop(), patience);

  const call = (path: string, more: Partial<Parameters<typeof callProxy>[1]> = {}) =>
    callProxy(deployed.port, { host: portalHost, path: `/${deployed.filled.tenant.segment}${path}`, ...more });
  const logIn = (from: string, headers: Record<string, string> = {}) =>
    call('/api/login', {
      method: 'POST',
      from,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({
        username: deployed.filled.user.username,
        password: 'azulejo123',
        idAppType: 1,
        acronym: deployed.filled.tenant.segment,
      }),
    });

  test(
    'the role of the nodes is no superuser, owns no table and changes none',
    async () => {
      const [role] = await deployed.inDatabase(
        'select rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = $$azulejo$$',
      );
      expect(role).toEqual({ rolsuper: false, rolcreaterole: false, rolcreatedb: false });
      expect(await deployed.inDatabase('select from pg_tables where tableowner = $$azulejo$$')).toEqual([]);
      for (const node of deployed.nodes) expect((await fetch(`${node.origin}/health/ready`)).status).toBe(200);
      for (const statement of ['create table x ()', 'drop table users', 'delete from kysely_migration'])
        await expect(deployed.asServer(statement)).rejects.toThrow(/permission denied|must be owner/);
      expect(await deployed.asServer('select count(*)::integer as people from users')).toEqual([{ people: 1 }]);
    },
    patience,
  );

  test(
    'a person logs in over TLS; the address is the client’s, whatever it claims',
    async () => {
      const reply = await logIn('127.0.0.2', {
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-proto': 'http',
        'x-forwarded-host': 'evil.example',
        forwarded: 'for=203.0.113.9',
      });
      expect([reply.status, reply.body]).toEqual([200, expect.stringContaining('token')]);
      expect(reply.headers['strict-transport-security']).toContain('max-age=31536000');
      for (const cookie of reply.headers['set-cookie'] ?? []) expect(cookie).toMatch(/; Secure/);
      const rows = await deployed.inDatabase<{ address: string }>(
        'select address from sessions order by created_at desc limit 1',
      );
      expect(rows).toEqual([{ address: '127.0.0.2' }]);
    },
    patience,
  );

  test(
    'the page has its policies in headers; health, metrics and API documents are closed',
    async () => {
      const page = await call('/', { from: '127.0.0.3' });
      expect(page.headers['set-cookie']).toContainEqual(expect.stringMatching(/^__Host-az_visitor=.*Path=\/;.*Secure/));
      expect([page.status, page.headers['content-security-policy']]).toEqual([
        200,
        expect.stringMatching(/script-src 'self'/),
      ]);
      expect(page.headers['content-security-policy']).toContain(
        `https://t${deployed.filled.tenant.idApp}.example-content.net`,
      );
      const ids = [page.headers['x-request-id']];
      for (const path of ['/health/ready', '/metrics']) {
        const reply = await callProxy(deployed.port, { host: portalHost, path });
        expect(reply.status).toBe(404);
        ids.push(reply.headers['x-request-id']);
      }
      // The proxy names each request, those that it answers itself as well.
      expect(ids).toEqual(ids.map(() => expect.stringMatching(/^[0-9a-f]{32}$/)));
      expect((await call('/api/docs')).status).toBe(404);
      expect((await callProxy(deployed.port, { host: 'other.example', path: '/' })).status).toBe(0);
    },
    patience,
  );

  test(
    'pages move from http to https, and calls of the API are refused there',
    async () => {
      const plain = (path: string) => fetch(`http://127.0.0.1:${deployed.plainPort}${path}`, { redirect: 'manual' });
      const page = await plain('/aurora/campanhas?x=1');
      expect([page.status, page.headers.get('location')]).toEqual([308, 'https://127.0.0.1/aurora/campanhas?x=1']);
      for (const path of ['/aurora/api/users/1', '/api/login']) expect((await plain(path)).status).toBe(403);
    },
    patience,
  );

  test(
    'files of the shell are cached once per encoding, whatever the header says',
    async () => {
      const statuses: number[] = [];
      for (const header of ['br', 'br;q=0.9, x1', 'gzip, br, x2', 'x-br-3']) {
        const headers = { 'accept-encoding': header };
        const file = { host: portalHost, path: '/_shell/main.js', headers, from: '127.0.0.4' };
        statuses.push((await callProxy(deployed.port, file)).status);
      }
      const cached = (
        await readdir(join(deployed.folder, 'nginx/cache'), { recursive: true, withFileTypes: true })
      ).filter((entry) => entry.isFile());
      expect(statuses).toEqual([200, 200, 200, 200]);
      expect(cached.length).toBeLessThanOrEqual(2);
      expect(cached.length).toBeGreaterThan(0);
    },
    patience,
  );

  test(
    'one client that asks too much is refused, and others are not',
    async () => {
      const many = await Promise.all(Array.from({ length: 150 }, () => call('/api/users/1', { from: '127.0.0.5' })));
      const statuses = new Set(many.map(({ status }) => status));
      expect([...statuses].toSorted()).toEqual([401, 429]);
      expect((await call('/api/users/1', { from: '127.0.0.6' })).status).toBe(401);
    },
    patience,
  );

  test(
    'one client that keeps connections busy is refused, others are not, and it may go on once it has closed them',
    async () => {
      const held = { host: portalHost, path: `/${deployed.filled.tenant.segment}/api/login`, from: '127.0.0.10' };
      const statusFrom = async (from: string) => (await call('/api/users/1', { from })).status;
      const closes = await Promise.all(
        Array.from({ length: clientConnections }, () => openUnfinishedRequest(deployed.port, held)),
      );
      await wait(300);
      expect([await statusFrom('127.0.0.10'), await statusFrom('127.0.0.11')]).toEqual([429, 401]);
      for (const close of closes) close();
      await wait(300);
      expect(await statusFrom('127.0.0.10')).toBe(401);
    },
    patience,
  );

  test(
    'a body over the limit is refused by the proxy, and the largest body of the API is not',
    async () => {
      const send = (megabytes: number) =>
        call('/api/platform/remotes/x/releases', {
          method: 'POST',
          from: '127.0.0.7',
          headers: { 'content-type': 'application/json' },
          body: Buffer.alloc(megabytes * 1024 * 1024, 32),
        });
      expect([413, 0]).toContain((await send(66)).status);
      expect((await send(59)).status).not.toBe(413);
    },
    patience,
  );

  test(
    'a socket opens through the proxy',
    async () => {
      const { port, filled } = deployed;
      const path = `/${filled.tenant.segment}/api/socket/?EIO=4&transport=websocket`;
      const status = await new Promise<string>((done) => {
        const socket = connect({ host: '127.0.0.1', port, servername: portalHost, rejectUnauthorized: false }, () =>
          socket.write(
            `GET ${path} HTTP/1.1\r\nHost: ${portalHost}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
              `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nOrigin: https://${portalHost}\r\n\r\n`,
          ),
        );
        socket.once('data', (data: Buffer) => {
          done(data.toString('utf8').split('\r\n')[0] ?? '');
          socket.destroy();
        });
      });
      expect(status).toBe('HTTP/1.1 101 Switching Protocols');
    },
    patience,
  );

  attacksOn(() => deployed);

  test(
    'the content domain serves no API and forwards no cookie',
    async () => {
      const host = `t${deployed.filled.tenant.idApp}.example-content.net`;
      const reply = await callProxy(deployed.port, { host, path: `/${deployed.filled.tenant.segment}/api/users/1` });
      expect([reply.status, reply.headers['strict-transport-security']]).toEqual([
        404,
        expect.stringContaining('max-age'),
      ]);
      expect((await callProxy(deployed.port, { host, path: '/page/t1/x.html?e=1&s=2' })).status).toBe(403);
    },
    patience,
  );

  test(
    'a node that stops gracefully loses no request',
    async () => {
      const [first] = deployed.nodes;
      const statuses: number[] = [];
      let isOn = true;
      const loops = ['127.0.0.8', '127.0.0.9'].map(async (from) => {
        while (isOn) {
          const reply = await call('/api/login/logout', { method: 'POST', from });
          statuses.push(reply.status);
          await wait(40);
        }
      });
      await wait(500);
      const ended = first?.end('SIGTERM');
      await wait(300);
      expect((await fetch(`${first?.origin}/health/ready`)).status).toBe(503);
      expect(await ended).toBe(0);
      await wait(500);
      isOn = false;
      await Promise.all(loops);
      expect(statuses.length).toBeGreaterThan(10);
      expect(new Set(statuses)).toEqual(new Set([401]));
    },
    patience,
  );
}
