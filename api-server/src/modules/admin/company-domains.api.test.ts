import {
  MAX_COMPANY_DOMAINS,
  addCompanyDomain,
  checkCompanyDomain,
  listCompanyDomains,
  removeCompanyDomain,
} from '@shared-kit/contracts/admin';
import type { CompanyDomain } from '@shared-kit/contracts/admin';
import { txtRecords } from '../../platform/tenancy/txt-records.port.ts';
import { provide } from '../../platform/wiring.service.ts';
import { startTestApp } from '../../test/index.ts';
import type { TestApp, TestTenant, TestUser } from '../../test/index.ts';

let app: TestApp;
let tenant: TestTenant;
let admin: TestUser;
/** DNS of these tests. A name without an entry has no record; an error is a name server that does not answer. */
const dns = new Map<string, readonly string[] | Error>();

beforeAll(async () => {
  const of = async (name: string) => {
    const found = dns.get(name) ?? [];
    if (found instanceof Error) throw found;
    return found;
  };
  app = await startTestApp(
    { CONTENT_ORIGIN: 'https://conteudo.instalacao.com.br', ADMIN_ORIGINS: 'https://adm.instalacao.com.br' },
    { provides: [provide(txtRecords, { of })] },
  );
});
let count = 0;
let host = '';
beforeEach(async () => {
  tenant = await app.makeTenant();
  admin = await app.makeUser(tenant, { admin: 2 });
  host = `cursos${(count += 1)}.aurora.com.br`;
});
afterAll(() => app.close());

const as = (of = { user: admin, at: tenant }) => ({ as: of.user, at: of.at });
const list = (of = as()) => app.ok(listCompanyDomains, {}, of);
const add = (name: string, of = as()) => app.call(addCompanyDomain, { body: { host: name } }, of);
const check = (name: string, of = as()) => app.call(checkCompanyDomain, { params: { host: name }, body: {} }, of);
const removeIn = (version: string, name: string, of = as()) =>
  app.call(removeCompanyDomain, { params: { host: name }, query: { version } }, of);
const remove = async (name: string, of = as()) => {
  const found = (await list(of)).domains.find((domain) => domain.host === name);
  return removeIn(found?.version ?? '', name, of);
};
const claimed = async (name: string, of = as()): Promise<CompanyDomain> => {
  const found = (await list(of)).domains.find((domain) => domain.host === name);
  if (!found) throw new Error(`${name} is not in the list`);
  return found;
};
const prove = async (name: string, of = as()) => {
  const { record } = await claimed(name, of);
  dns.set(record.name, ['outro', record.value]);
};
/** Returns the tenant that answers to a domain. */
const servedAt = async (name: string) => (await app.platform.tenants.resolve(name, tenant.segment))?.idApp;

test('a domain serves the portal once DNS proves it, and no longer when it is removed', async () => {
  expect((await add(`https://${host.toUpperCase()}/`)).body).toMatchObject({ host });
  expect(await servedAt(host)).toBeUndefined();
  expect((await check(host)).body).toMatchObject({
    domain: { state: 'failed', cause: expect.stringContaining('não foi encontrado'), checkedAt: expect.any(String) },
  });
  expect(await servedAt(host)).toBeUndefined();
  await prove(host);
  expect((await check(host)).body).toMatchObject({ domain: { state: 'verified', cause: '' } });
  expect(await servedAt(host)).toBe(tenant.idApp);
  const page = await app.server.inject({
    method: 'GET',
    url: `${tenant.basePath}/api/login/sso/metadata`,
    headers: { host },
  });
  expect(page.statusCode).toBe(200);
  // A later check that fails takes nothing away.
  dns.clear();
  await check(host);
  expect((await claimed(host)).state).toBe('verified');
  expect(await servedAt(host)).toBe(tenant.idApp);
  expect((await remove(host)).status).toBe(200);
  expect(await servedAt(host)).toBeUndefined();
  expect((await list()).domains).toEqual([]);
});

test('a domain that somebody proved since it was read is not removed', async () => {
  await add(host);
  const { version } = await claimed(host);
  await prove(host);
  const { body: checked } = await check(host);
  expect((await removeIn(version, host)).body).toMatchObject({ code: 'admin.changed-meanwhile' });
  expect(await servedAt(host)).toBe(tenant.idApp);
  // A check that finds the same changes nothing for whoever has read the domain before.
  await check(host);
  expect((await claimed(host)).version).toBe((checked as { domain: CompanyDomain }).domain.version);
  expect((await remove(host)).status).toBe(200);
});

test('says what is wrong with the record, and when DNS does not answer', async () => {
  await add(host);
  const { record } = await claimed(host);
  const causeWith = async (records: readonly string[] | Error) => {
    dns.set(record.name, records);
    return ((await check(host)).body as { domain: CompanyDomain }).domain.cause;
  };
  expect(await causeWith(['portal-dominio=antigo'])).toContain('outro valor');
  expect(await causeWith(['v=spf1 -all'])).toContain('não com o valor');
  expect(await causeWith(new Error('ETIMEOUT'))).toContain('não respondeu');
});

test.each(['', 'localhost', '10.0.0.1', 'aurora', 'a.com:8080', 'portal.local', '*.aurora.com.br'])(
  "'%s' is refused as a domain",
  async (name) => expect((await add(name)).status).toBe(400),
);

test('refuses domains of the installation, of another company and of its own list', async () => {
  for (const own of ['conteudo.instalacao.com.br', 'adm.instalacao.com.br'])
    expect((await add(own)).body).toMatchObject({ code: 'admin.domain-taken' });
  await app.platform.database.db
    .updateTable('apps')
    .set({ host: `portal${count}.outra.com.br:3000` })
    .where('id_app', '=', app.otherTenant.idApp)
    .execute();
  expect((await add(`portal${count}.outra.com.br`)).body).toMatchObject({ code: 'admin.domain-taken' });
  await add(host);
  expect((await add(host)).body).toMatchObject({ code: 'admin.domain-held' });
});

test('gives a domain that two companies claim to the one that proves it', async () => {
  const at = await app.makeTenant();
  const other = as({ user: await app.makeUser(at, { admin: 2 }), at });
  await add(host);
  await add(host, other);
  expect((await claimed(host)).record.value).not.toBe((await claimed(host, other)).record.value);
  // One record for both.
  const { record } = await claimed(host);
  dns.set(record.name, [record.value, (await claimed(host, other)).record.value]);
  const replies = await Promise.all([check(host), check(host, other)]);
  const states = replies.map(({ body }) => (body as { domain: CompanyDomain }).domain.state);
  expect(states.toSorted()).toEqual(['failed', 'verified']);
  expect(
    (await add(host, as({ user: await app.makeUser(app.tenant, { admin: 2 }), at: app.tenant }))).body,
  ).toMatchObject({ code: 'admin.domain-taken' });
});

test('another company neither sees, checks nor removes a domain', async () => {
  await add(host);
  const stranger = as({ user: await app.makeUser(app.tenant, { admin: 1 }), at: app.tenant });
  expect((await list(stranger)).domains).toEqual([]);
  expect((await check(host, stranger)).status).toBe(404);
  expect((await remove(host, stranger)).status).toBe(404);
  expect(await claimed(host)).toMatchObject({ state: 'waiting' });
});

test('a company claims a limited number of domains', async () => {
  for (let number = 0; number < MAX_COMPANY_DOMAINS; number += 1) await add(`d${number}.${host}`);
  expect((await add(host)).body).toMatchObject({ code: 'admin.too-many-domains' });
});

test('shows the domains of the installation, which nobody removes here, and a company of files changes nothing', async () => {
  await add(host);
  await app.platform.database.db
    .updateTable('apps')
    .set({ other_hosts: JSON.stringify([`velho.${host}`]), governed_by_files: true })
    .where('id_app', '=', tenant.idApp)
    .execute();
  expect(await list()).toMatchObject({
    isReadOnly: true,
    main: { host: tenant.host },
    given: [
      {
        host: `velho.${host}`,
        address: expect.stringMatching(new RegExp(`^http://velho.${host}.*${tenant.segment}$`)),
      },
    ],
    domains: [{ host }],
  });
  expect((await remove(`velho.${host}`)).status).toBe(409);
  for (const refused of [await add(`x.${host}`), await check(host), await remove(host)])
    expect(refused.body).toMatchObject({ code: 'admin.files-govern' });
});
