import { mkdir, open as openFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listCompanyExports, startCompanyExport } from '@shared-kit/contracts/admin';
import type { CompanyExport, CompanyExports } from '@shared-kit/contracts/admin';
import { MINUTE_MS } from '@shared-kit/contracts/calendar';
import { readEnv } from '../../env.ts';
import { openInstallation } from '../../open-installation.ts';
import { toJson, withTenant } from '../../platform/database/tenant-db.adapter.ts';
import { makeTenant, makeUser, testPassword } from '../../test/index.ts';
import type { TestTenant, TestUser } from '../../test/index.ts';
import { freePort, startServer } from '../../test/server-process.ts';
import type { ServerProcess } from '../../test/server-process.ts';
import { freshDataDirectory } from '../../test/template-database.ts';
import { runAdminJob } from './jobs/run-admin-job.job.ts';

/** A server is killed while it packs a company: no part of a file is there, and the export begins again. */

/** Large enough that packing takes longer than the look for waiting jobs. */
const PICTURE_BYTES = 300_000_000;

const patience = 240_000;

let folder: string;
let env: Record<string, string>;
let tenant: TestTenant;
let owner: TestUser;
let server: ServerProcess | undefined;

const open = () => openInstallation(readEnv({ ...env, NODE_ENV: 'test' }));

beforeAll(async () => {
  folder = await freshDataDirectory();
  const port = String(await freePort());
  env = { DATA_DIR: folder, PORT: port, CONTENT_PORT: '0' };
  const platform = await open();
  tenant = await makeTenant(platform);
  const logo = `t${tenant.idApp}/aa/logo.png`;
  const { appearance } = await platform.database.db
    .selectFrom('apps')
    .select('appearance')
    .where('id_app', '=', tenant.idApp)
    .executeTakeFirstOrThrow();
  await platform.storage.files.write(logo, Buffer.from('x'), 'image/png');
  await platform.database.db
    .updateTable('apps')
    .set({ host: `127.0.0.1:${port}`, appearance: toJson({ ...appearance, logo }) })
    .execute();
  owner = await makeUser(platform, tenant, { admin: 1 });
  await platform.close();
  const path = join(folder, 'files', logo);
  await mkdir(dirname(path), { recursive: true });
  // A file with a hole: it has its size and takes no disk.
  const picture = await openFile(path, 'r+');
  await picture.truncate(PICTURE_BYTES);
  await picture.close();
  server = await startServer(env);
}, patience);
afterAll(async () => {
  await server?.end('SIGKILL').catch(() => undefined);
  await rm(folder, { recursive: true, force: true });
});

async function call(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
  const reply = await fetch(`${server?.origin}${tenant.basePath}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${owner.token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return reply.json();
}

async function until(isThere: (found: CompanyExport) => boolean): Promise<CompanyExport> {
  for (;;) {
    const { exports } = (await call('GET', listCompanyExports.path)) as CompanyExports;
    const [newest] = exports;
    if (newest && isThere(newest)) return newest;
    if (newest?.state === 'stopped') throw new Error(`the export stopped: ${newest.job?.failure}`);
    await wait(100);
  }
}

test(
  'an export begins again after a kill -9, and leaves no part of a file',
  async () => {
    await call('POST', startCompanyExport.path, { password: testPassword });
    await until(({ job }) => job?.state === 'running' && job.total > 0);
    await server?.end('SIGKILL');

    const platform = await open();
    await platform.jobs.prepare([runAdminJob]);
    const stored = async () => {
      const keys: string[] = [];
      for await (const key of platform.storage.files.list()) if (key.includes('/exports/')) keys.push(key);
      return keys;
    };
    expect(await stored()).toEqual([]);
    await withTenant(platform.database.db, tenant.idApp, async (db) => {
      // The dead server has its job for two minutes, and lost jobs are looked for each minute. The test waits for neither.
      const lost = await db
        .updateTable('admin_jobs')
        .set({ started_at: new Date(platform.clock.now().getTime() - 3 * MINUTE_MS) })
        .where('state', '=', 'running')
        .returning('id_job')
        .execute();
      expect(lost).toHaveLength(1);
      for (const { id_job } of lost) await platform.jobs.send(db, runAdminJob, { idJob: id_job });
    });
    await platform.close();
    server = await startServer(env);

    const ready = await until(({ state }) => state === 'ready');
    expect(ready.size).toBeGreaterThan(PICTURE_BYTES);
    expect(ready.job?.state).toBe('done');
  },
  patience,
);
