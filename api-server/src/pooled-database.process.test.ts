import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ensureProgram } from './test/ensure-program.ts';
import { ownPooler, ownPostgres, postgresPrograms } from './test/own-services.ts';
import type { OwnService } from './test/own-services.ts';
import { portalClient } from './test/portal-client.ts';
import { runProgram, startServer } from './test/server-process.ts';
import type { ServerProcess } from './test/server-process.ts';
import { makeCompany, onInstallation } from './test/stopped-installation.ts';

const patience = 300_000;
const programs = await postgresPrograms();
const bouncer = programs && (await ensureProgram(['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'], 'pgbouncer'));

if (!programs || !bouncer) {
  const missing = 'Pooled database: left out. PostgreSQL or PgBouncer is not installed.';
  process.stderr.write(`${missing}\n`);
  test(`skipped: ${missing}`, () => expect(missing).not.toBe(''));
} else {
  describe('two nodes behind PgBouncer, which lends three connections for a transaction each', () => {
    pooled(programs, bouncer);
  });
}

function pooled(bin: string, pgbouncer: string): void {
  let folder: string;
  let postgres: OwnService;
  let pooler: OwnService;
  let nodes: readonly ServerProcess[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'azulejo-pooled-'));
    postgres = await ownPostgres(bin);
    pooler = await ownPooler(pgbouncer, { databaseUrl: postgres.url, connections: 3 });
    const direct = { DATABASE_URL: postgres.url, DATA_DIR: folder };
    const migrated = await runProgram('cli/azulejo.ts', ['migrate'], direct);
    if (migrated.code !== 0) throw new Error(migrated.stderr);
    await onInstallation(direct, async (platform) => {
      for (const segment of ['aurora', 'horizonte']) await makeCompany(platform, segment, ['bruno']);
    });
    const env = { DATABASE_URL: pooler.url, DATABASE_POOLER: 'transaction', DATA_DIR: folder, TRUST_PROXY: '1' };
    nodes = await Promise.all([startServer(env), startServer(env)]);
  }, patience);

  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.end('SIGKILL').catch(() => undefined)));
    await pooler?.remove();
    await postgres?.remove();
    await rm(folder, { recursive: true, force: true });
  }, patience);

  test(
    'calls of two companies at once read their own people only, again and again, on connections that change hands',
    async () => {
      // Frequent statements would be prepared by name from their 20th run on, and settings of a connection would stay.
      const people = await Promise.all(
        nodes.flatMap((node) =>
          ['aurora', 'horizonte'].map(async (tenant) => {
            const client = portalClient(node.origin, tenant);
            return { client, ...(await client.logIn('bruno')) };
          }),
        ),
      );
      const wrong: string[] = [];
      for (let round = 0; round < 30; round += 1) {
        await Promise.all(
          people.map(async ({ client, token, viewer }) => {
            const reply = await client.call('GET', '/login/session', { token });
            const text = await reply.text();
            if (reply.status !== 200 || !text.includes(`"idUser":${viewer.idUser}`))
              wrong.push(`${reply.status} ${text}`);
          }),
        );
      }
      expect(wrong).toEqual([]);
      const writes = people.map(({ client, token, viewer }) =>
        client.call('PUT', `/users/${viewer.idUser}`, { token, body: { name: viewer.name } }),
      );
      expect((await Promise.all(writes)).map(({ status }) => status)).toEqual(people.map(() => 200));
    },
    patience,
  );

  test(
    'the server of the database has at most three connections of the nodes, and none keeps a role, a tenant or a lock',
    async () => {
      const admin = new pg.Client({ connectionString: postgres.url });
      await admin.connect();
      const { rows } = await admin.query<{ state: string; held: number }>(
        `select state, (select count(*)::int from pg_locks where pid = a.pid and locktype = 'advisory') as held
         from pg_stat_activity a where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      );
      await admin.end();
      expect(rows.length).toBeLessThanOrEqual(3);
      expect(rows.filter(({ held }) => held > 0)).toEqual([]);
      const through = new pg.Client({ connectionString: pooler.url });
      await through.connect();
      const { rows: settings } = await through.query(
        "select current_user as role, current_setting('app.tenant', true) as tenant",
      );
      await through.end();
      expect(settings).toEqual([{ role: 'postgres', tenant: settings[0].tenant }]);
      expect(settings[0].tenant || '').toBe('');
    },
    patience,
  );
}
