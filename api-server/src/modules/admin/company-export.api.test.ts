import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { unzipSync } from 'fflate';
import {
  cancelAdminJob,
  downloadCompanyExport,
  listAuditActs,
  listCompanyExports,
  startCompanyExport,
} from '@shared-kit/contracts/admin';
import { HOUR_MS, MINUTE_MS } from '@shared-kit/contracts/calendar';
import { runAzulejo, startTestApp, testPassword } from '../../test/index.ts';
import type { TestApp, TestTenant, TestUser } from '../../test/index.ts';
import { resumeAdminJobs } from './jobs/run-admin-job.job.ts';
import { sweepCompanyExports } from './company-export/sweep-exports.job.ts';

/** A Dono downloads the company as the folder that the import reads. */

const demo = resolve(import.meta.dirname, '../../../../demo');
let app: TestApp;
let tenant: TestTenant;
let owner: TestUser;
let work: string;

beforeAll(async () => {
  app = await startTestApp();
  work = await mkdtemp(join(tmpdir(), 'azulejo-export-'));
  expect(await runAzulejo(app, 'tenant', 'import', join(demo, 'horizonte'))).toMatchObject({ code: 0 });
  const row = await app.platform.database.db
    .selectFrom('apps')
    .select(['host', 'segment'])
    .where('key', '=', 'horizonte')
    .executeTakeFirstOrThrow();
  tenant = (await app.platform.tenants.resolve(row.host, row.segment)) as TestTenant;
  owner = await app.makeUser(tenant, { admin: 1 });
});
afterAll(async () => {
  await app.close();
  await rm(work, { recursive: true, force: true });
});

const as = () => ({ as: owner, at: tenant });
const proof = { body: { password: testPassword } };
const start = () => app.ok(startCompanyExport, proof, as());
const exportOf = async (idExport: number) => {
  const { exports } = await app.ok(listCompanyExports, {}, as());
  const found = exports.find((one) => one.idExport === idExport);
  if (!found) throw new Error('the export is not in the list');
  return found;
};
const download = (idExport: number, of = as(), body = proof.body) =>
  app.call(downloadCompanyExport, { params: { idExport }, body }, of);
const addressOf = async (idExport: number) => ((await download(idExport)).body as { address: string }).address;
const get = (address: string) => app.server.inject({ url: address, headers: { host: tenant.host } });
/** Returns the files of exports that are in the storage. */
async function storedExports(): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of app.platform.storage.files.list()) if (key.includes('/exports/')) keys.push(key);
  return keys;
}

test('the ZIP, unpacked and imported, makes 0 changes', async () => {
  const { idExport } = await start();
  expect(await exportOf(idExport)).toMatchObject({ state: 'working', size: 0, job: { state: 'queued' } });
  expect((await download(idExport)).body).toMatchObject({ code: 'admin.export-not-ready' });
  await app.runJobs();
  const ready = await exportOf(idExport);
  expect(ready).toMatchObject({ state: 'ready', job: { state: 'done', kind: 'export-company' } });

  const address = await addressOf(idExport);
  const reply = await get(address);
  expect(reply.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' });
  expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="horizonte-\d\d-\d\d-\d{4}\.zip"/);
  const files = unzipSync(reply.rawPayload);
  expect([Object.keys(files).length, reply.rawPayload.length]).toEqual([ready.files, ready.size]);
  for (const [name, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(work, name)), { recursive: true });
    await writeFile(join(work, name), bytes);
  }
  const imported = await runAzulejo(app, 'tenant', 'import', work);
  expect(imported).toMatchObject({ code: 0, error: '' });
  expect(imported.out).toContain('\n  0 mudanças');

  const { acts } = await app.ok(listAuditActs, { query: {} }, as());
  expect(acts.filter(({ act }) => act.includes('company-export')).map(({ act }) => act)).toEqual([
    'admin.download-company-export',
    'admin.start-company-export',
  ]);
});

test('asks for the password before it starts and before the download', async () => {
  const wrong = { password: 'errada' };
  expect((await app.call(startCompanyExport, { body: wrong }, as())).body).toMatchObject({
    code: 'identity.wrong-current-password',
  });
  const { idExport } = await start();
  await app.runJobs();
  expect((await download(idExport, as(), wrong)).status).toBe(422);
});

test('somebody without a password needs a recent login', async () => {
  const sso = await app.makeUser(tenant, { admin: 1, password_hash: null });
  const call = () => app.call(startCompanyExport, { body: { password: '' } }, { as: sso, at: tenant });
  expect((await call()).status).toBe(200);
  app.clock.advance(HOUR_MS);
  expect((await call()).body).toMatchObject({ code: 'identity.log-in-again' });
  await app.runJobs();
});

test('an Administrador exports nothing, and nobody downloads the export of another company', async () => {
  const administrator = await app.makeUser(tenant, { admin: 2 });
  expect((await app.call(startCompanyExport, proof, { as: administrator, at: tenant })).status).toBe(403);
  const { idExport } = await start();
  await app.runJobs();
  const stranger = await app.makeUser(app.tenant, { admin: 1 });
  expect((await download(idExport, { as: stranger, at: app.tenant })).status).toBe(404);
});

test('two clicks, or two people, make one job', async () => {
  const calls = await Promise.all([start(), start(), start()]);
  expect(new Set(calls.map(({ idExport }) => idExport)).size).toBe(1);
  await app.runJobs();
  expect((await start()).idExport).not.toBe(calls[0].idExport);
  await app.runJobs();
});

test('a cancelled export leaves no file', async () => {
  const { idExport } = await start();
  const before = await storedExports();
  const idJob = (await exportOf(idExport)).job?.idJob ?? 0;
  await app.ok(cancelAdminJob, { params: { idJob }, body: {} }, as());
  await app.runJobs();
  expect(await exportOf(idExport)).toMatchObject({ state: 'stopped', job: { state: 'cancelled' } });
  expect(await storedExports()).toEqual(before);
});

test('an export that is cancelled while it packs leaves no file', async () => {
  const { idExport } = await start();
  const before = await storedExports();
  const idJob = (await exportOf(idExport)).job?.idJob ?? 0;
  const { files } = app.platform.storage;
  const really = files.write.bind(files);
  const write = jest.spyOn(files, 'write').mockImplementationOnce(async (...args) => {
    await app.ok(cancelAdminJob, { params: { idJob }, body: {} }, as());
    await really(...args);
  });
  await app.runJobs();
  write.mockRestore();
  expect((await exportOf(idExport)).state).toBe('stopped');
  expect(await storedExports()).toEqual(before);
});

test('an export that fails says so, is tried again, and leaves no file', async () => {
  const { idExport } = await start();
  const before = await storedExports();
  const write = jest.spyOn(app.platform.storage.files, 'write').mockRejectedValueOnce(new Error('disk full'));
  await expect(app.runJobs()).rejects.toThrow('disk full');
  write.mockRestore();
  expect(await exportOf(idExport)).toMatchObject({ state: 'working', job: { state: 'queued' } });
  expect(await storedExports()).toEqual(before);
  app.clock.advance(3 * MINUTE_MS);
  await app.runJobs(resumeAdminJobs);
  expect((await exportOf(idExport)).state).toBe('ready');
});

test('the file is refused and removed after a day', async () => {
  const { idExport } = await start();
  await app.runJobs();
  const address = await addressOf(idExport);
  app.clock.advance(24 * HOUR_MS);
  expect((await get(address)).statusCode).toBe(403);
  owner = await app.makeUser(tenant, { admin: 1 });
  expect((await exportOf(idExport)).state).toBe('over');
  expect((await download(idExport)).body).toMatchObject({ code: 'admin.export-over' });
  await app.runJobs(sweepCompanyExports);
  expect(await storedExports()).toEqual([]);
});
