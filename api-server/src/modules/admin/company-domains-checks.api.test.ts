import {
  addCompanyDomain,
  checkCompanyDomain,
  listAuditActs,
  listCompanyDomains,
  removeCompanyDomain,
} from '@shared-kit/contracts/admin';
import type { CompanyDomain } from '@shared-kit/contracts/admin';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import { listBellEntries } from '@shared-kit/contracts/notifications';
import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { buildApp, wirePorts } from '../../app.ts';
import { assemblePlatform } from '../../platform/assemble-platform.service.ts';
import { txtRecords } from '../../platform/tenancy/txt-records.port.ts';
import { provide } from '../../platform/wiring.service.ts';
import { startTestApp } from '../../test/index.ts';
import type { TestApp, TestTenant, TestUser } from '../../test/index.ts';
import { checkDomains } from './company/check-domains.job.ts';

/** Proven domains are checked every day, lead their root to the portal, and stop on every node at once. */

let app: TestApp;
/** A second node on the same database. */
let second: FastifyInstance;
let tenant: TestTenant;
let admin: TestUser;
let host = '';
let count = 0;
/** Milliseconds after which every node knows a change. */
const KNOWN_AFTER_MS = 1100;
const dns = new Map<string, readonly string[] | Error>();
const of = async (name: string) => {
  const found = dns.get(name) ?? [];
  if (found instanceof Error) throw found;
  return found;
};

beforeAll(async () => {
  const fakes = { provides: [provide(txtRecords, { of })] };
  app = await startTestApp({}, fakes);
  const { env, database, clock, jobs, mail } = app.platform;
  const platform = await assemblePlatform(env, {
    database,
    ports: wirePorts(env, fakes),
    clock,
    mail,
    messages: { send: async () => undefined },
    jobs,
  });
  second = await buildApp(platform);
  await second.ready();
});
afterAll(async () => {
  await second.close();
  await app.close();
});
beforeEach(async () => {
  app.clock.reset();
  tenant = await app.makeTenant();
  admin = await app.makeUser(tenant, { admin: 2 });
  host = `aulas${(count += 1)}.aurora.com.br`;
  await app.ok(addCompanyDomain, { body: { host } }, as());
  await prove();
  await app.ok(checkCompanyDomain, { params: { host }, body: {} }, as());
});

const as = () => ({ as: admin, at: tenant });
async function claimed(): Promise<CompanyDomain> {
  const { domains } = await app.ok(listCompanyDomains, {}, as());
  const found = domains.find((domain) => domain.host === host);
  if (!found) throw new Error('the domain is not in the list');
  return found;
}
const prove = async () => {
  const { record } = await claimed();
  dns.set(record.name, [record.value]);
};
const forget = async () => void dns.set((await claimed()).record.name, []);
const root = (node: FastifyInstance, at = host, url = '/') =>
  node.inject({ method: 'GET', url, headers: { host: at } });
/** Runs the check of a day, so many days from now. */
async function checkAfter(days: number): Promise<void> {
  app.clock.advance(days * DAY_MS);
  admin = await app.makeUser(tenant, { admin: 2 });
  await app.runJobs(checkDomains);
}
const bell = async () =>
  (await app.ok(listBellEntries, { query: {} } as never, as())).notifications.map(({ title }) => title);

test('the root of a proven domain leads to the portal, whatever the request says, and no other root does', async () => {
  const reply = await root(app.server, host, '/?next=//evil.example');
  expect([reply.statusCode, reply.headers.location, reply.headers['cache-control']]).toEqual([
    302,
    tenant.basePath,
    'no-store',
  ]);
  expect((await root(app.server, `${host}:4712`)).headers.location).toBe(tenant.basePath);
  expect((await root(app.server, 'outro.aurora.com.br')).statusCode).toBe(404);
  expect((await root(app.server, host, '//evil.example')).headers.location).toBeUndefined();
});

test('a removed domain stops on both nodes', async () => {
  const page = async (node: FastifyInstance) =>
    (await root(node, host, `${tenant.basePath}/api/login/sso/metadata`)).statusCode;
  await wait(KNOWN_AFTER_MS);
  for (const node of [app.server, second]) {
    expect(await page(node)).toBe(200);
    expect((await root(node)).statusCode).toBe(302);
  }
  const { domains } = await app.ok(listCompanyDomains, {}, as());
  const version = domains.find((domain) => domain.host === host)?.version ?? '';
  await app.ok(removeCompanyDomain, { params: { host }, query: { version } }, as());
  await wait(KNOWN_AFTER_MS);
  for (const node of [app.server, second]) {
    expect(await page(node)).toBe(404);
    expect((await root(node)).statusCode).toBe(404);
  }
});

test('a domain without its record goes on for seven days, which the administrators read, and then stops', async () => {
  await forget();
  await checkAfter(1);
  const missing = await claimed();
  expect(missing).toMatchObject({ state: 'verified', cause: expect.stringContaining('não foi encontrado') });
  expect(missing.stopsAt).not.toBeNull();
  await checkAfter(6);
  expect(await claimed()).toMatchObject({ state: 'verified', stopsAt: missing.stopsAt });
  expect((await root(app.server)).statusCode).toBe(302);
  await checkAfter(1);
  expect(await claimed()).toMatchObject({ state: 'failed', stopsAt: null });
  expect((await root(app.server)).statusCode).toBe(404);
  const { acts } = await app.ok(listAuditActs, { query: { actor: 'system' } }, as());
  expect(acts).toMatchObject([
    {
      idActor: null,
      actorName: 'Sistema',
      act: 'system.stop-domain',
      changes: [{ title: 'Domínio', before: host, after: expect.stringContaining('parou') }],
    },
  ]);
});

test('notifies each administrator once, at the first miss and at the end', async () => {
  const reader = admin;
  await forget();
  for (const days of [1, 1, 7]) {
    app.clock.advance(days * DAY_MS);
    await app.runJobs(checkDomains);
  }
  app.clock.reset();
  admin = reader;
  expect((await bell()).toSorted()).toEqual([
    `A prova do domínio ${host} sumiu do DNS`,
    `O portal não abre mais por ${host}`,
  ]);
});

test('a record that comes back ends the wait', async () => {
  await forget();
  await checkAfter(1);
  await prove();
  await checkAfter(1);
  expect(await claimed()).toMatchObject({ state: 'verified', cause: '', stopsAt: null });
});

test('a name server that does not answer, and a company of files, change nothing', async () => {
  const { record } = await claimed();
  dns.set(record.name, new Error('ETIMEOUT'));
  await checkAfter(30);
  expect(await claimed()).toMatchObject({ state: 'verified', cause: '', stopsAt: null });
  dns.set(record.name, []);
  await app.platform.database.db
    .updateTable('apps')
    .set({ governed_by_files: true })
    .where('id_app', '=', tenant.idApp)
    .execute();
  await checkAfter(30);
  expect(await claimed()).toMatchObject({ state: 'verified', stopsAt: null });
});
