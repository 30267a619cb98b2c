import { currentSession, exchangeToken, login, openAdmin, openApp, renewLogin } from '@shared-kit/contracts/identity';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { startTestApp, testPassword } from '../../../test/index.ts';
import type { TestApp, TestTenant, TestUser } from '../../../test/index.ts';
import { entryTokens } from './entry-token.service.ts';
import type { EntryTarget } from './entry-token.service.ts';
import { linkPerson } from './person-apps.repository.ts';
import { users } from '../user.repository.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(async () => {
  app.clock.reset();
  await app.platform.rateLimit.forget('entry-from:127.0.0.1');
});
afterAll(() => app.close());

const adminHost = 'https://admin.exemplo.com.br';
const db = () => app.platform.database.db;

function issue(user: TestUser, at: TestTenant = app.tenant, target: EntryTarget = 'portal'): Promise<string> {
  return withTenant(db(), at.idApp, (tenantDb) =>
    entryTokens(tenantDb, target).issue(user.idUser, { via: 'trial' }, app.clock.now()),
  );
}

const exchange = (token: string, options: Parameters<TestApp['call']>[2] = {}, target?: string) =>
  app.call(exchangeToken, { body: { token, ...(target ? { target } : {}) } }, options);

describe('a one-time token [A4l-09]', () => {
  test('starts a session, once', async () => {
    const user = await app.makeUser();
    const token = await issue(user);
    const session = await app.ok(exchangeToken, { body: { token } });
    expect(session.viewer).toMatchObject({ idUser: user.idUser, name: user.name });
    expect((await app.ok(currentSession, {}, { as: session })).viewer.idUser).toBe(user.idUser);
    expect(await app.refused(exchangeToken, { body: { token } }, 410)).toEqual({
      success: false,
      code: 'identity.entry-token-over',
      message: 'Este link de acesso já foi usado ou expirou.',
    });
  });

  test('from another app opens no account that needs a second step, unless the first session had one', async () => {
    const at = await app.makeTenant({ app: { second_factor: 'everyone' } });
    const user = await app.makeUser(at);
    const issueFor = (isStrong: boolean) =>
      withTenant(app.platform.database.db, at.idApp, (db) =>
        entryTokens(db, 'portal').issue(user.idUser, { via: 'app', isStrong }, app.clock.now()),
      );
    const refusal = await app.refused(exchangeToken, { body: { token: await issueFor(false) } }, 403, { at });
    expect(refusal.code).toBe('identity.second-factor-required');
    await app.ok(exchangeToken, { body: { token: await issueFor(true) } }, { at });
  });

  test('expires after sixty seconds', async () => {
    app.clock.set('2026-11-20T10:00:00Z');
    const [early, late] = [await issue(app.user), await issue(app.user)];
    app.clock.advance(59_999);
    expect((await exchange(early)).status).toBe(200);
    app.clock.advance(1);
    expect((await exchange(late)).status).toBe(410);
  });

  test('a one-time token is accepted for one of twenty concurrent callers', async () => {
    const token = await issue(await app.makeUser());
    const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a one-time token is accepted only for its own app, person and target', async () => {
    const user = await app.makeUser();
    expect((await exchange(await issue(user), { at: app.otherTenant })).status).toBe(410);
    expect((await exchange(await issue(user), {}, adminHost)).status).toBe(410);
    const forAdmin = await issue(user, app.tenant, adminHost);
    expect((await exchange(forAdmin)).status).toBe(410);
    expect((await exchange(forAdmin, {}, `${adminHost}.evil.com`)).status).toBe(410);
    expect((await exchange(forAdmin, {}, `${adminHost}/painel`)).status).toBe(200);
  });

  test('a one-time token is rejected for a script of another site', async () => {
    const token = await issue(app.user);
    for (const origin of ['https://evil.com', 'null', `http://${app.tenant.host}.evil.com`])
      expect((await exchange(token, { headers: { origin } })).status).toBe(410);
    expect((await exchange(token, { headers: { origin: `http://${app.tenant.host}` } })).status).toBe(200);
  });

  test('a one-time token is rejected when its person’s account is closed', async () => {
    const user = await app.makeUser();
    const token = await issue(user);
    await withTenant(db(), app.tenant.idApp, (tenantDb) => users(tenantDb).update(user.idUser, { active: false }));
    expect((await exchange(token)).status).toBe(410);
  });

  test('a one-time token is stored only as a hash', async () => {
    const token = await issue(app.user);
    const rows = await db().selectFrom('one_time_tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.length).toBeGreaterThan(0);
  });

  test('an existing session is never reused for the new one', async () => {
    const [attacker, victim] = [await app.makeUser(), await app.makeUser()];
    const sidOf = (token: string) =>
      (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid;
    const exchanged = await app.ok(exchangeToken, { body: { token: await issue(victim) } }, { as: attacker });
    const body = { username: victim.username, password: testPassword, idAppType: 1, acronym: app.tenant.acronym };
    const logged = await app.ok(login, { body }, { as: attacker });
    expect(new Set([attacker.token, exchanged.token, logged.token].map(sidOf)).size).toBe(3);
    // The session that a link replaces has ended.
    await app.refused(currentSession, {}, 401, { as: attacker });
    await app.refused(renewLogin, { body: { idUser: victim.idUser, idAppType: 1, acronym: '' } }, 404, {
      as: await app.makeUser(),
    });
  });

  test('invalid tokens are counted by address, and valid ones are not', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 30; attempt += 1) {
      statuses.push((await exchange(await issue(app.user))).status, (await exchange(`palpite-${attempt}`)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    for (let attempt = 0; attempt < 30; attempt += 1) await exchange(`outro-${attempt}`);
    expect((await exchange(await issue(app.user))).status).toBe(429);
  });
});

describe('several apps of one person [B6-14]', () => {
  let here: TestTenant;
  let there: TestTenant;
  let gisele: TestUser;
  let giseleThere: TestUser;
  const link = (at: TestTenant, user: TestUser, person: string | null) =>
    withTenant(db(), at.idApp, (tenantDb) => linkPerson(tenantDb, user.idUser, person));

  beforeAll(async () => {
    [here, there] = [await app.makeTenant(), await app.makeTenant()];
    gisele = await app.makeUser(here);
    giseleThere = await app.makeUser(there);
    await link(here, gisele, 'gisele');
    await link(there, giseleThere, 'gisele');
  });

  test('the session lists the person’s other app, and only that person’s does', async () => {
    const { loginInfo } = await app.ok(currentSession, {}, { as: gisele, at: here });
    expect(loginInfo.appsUserAccess).toEqual([
      { idApp: there.idApp, name: there.name, logo: '', url: `${there.host}/${there.segment}` },
    ]);
    const colleague = await app.makeUser(here);
    expect((await app.ok(currentSession, {}, { as: colleague, at: here })).loginInfo.appsUserAccess).toEqual([]);
  });

  test('opens the other app with a token that is valid there only, for the same person', async () => {
    const { url } = await app.ok(openApp, { params: { idApp: there.idApp } }, { as: gisele, at: here });
    const address = new URL(url);
    expect(`${address.origin}${address.pathname}`).toBe(`http://${there.host}${there.basePath}/login`);
    const token = address.searchParams.get('token') ?? '';
    expect(token).not.toBe(gisele.token);
    expect((await exchange(token, { at: here })).status).toBe(410);
    expect((await app.ok(exchangeToken, { body: { token } }, { at: there })).viewer.idUser).toBe(giseleThere.idUser);
  });

  test('answers 404 for an app in which the person has no account', async () => {
    const colleague = await app.makeUser(here);
    for (const idApp of [there.idApp, here.idApp, 999_999])
      await app.refused(openApp, { params: { idApp } }, 404, { as: colleague, at: here });
    await app.refused(openApp, { params: { idApp: here.idApp } }, 404, { as: gisele, at: here });
    await app.refused(openApp, { params: { idApp: there.idApp } }, 401, { at: here });
  });

  test('answers 404 for an app in which the account is closed', async () => {
    const [one, other] = [await app.makeUser(here), await app.makeUser(there, { active: false })];
    await link(here, one, 'otavia');
    await link(there, other, 'otavia');
    await app.refused(openApp, { params: { idApp: there.idApp } }, 404, { as: one, at: here });
  });

  test('a request reads only links of its own app', async () => {
    const rows = await withTenant(db(), here.idApp, (tenantDb) =>
      tenantDb.selectFrom('person_accounts').selectAll().execute(),
    );
    expect(new Set(rows.map((row) => (row as Record<string, unknown>)['id_app']))).toEqual(new Set([here.idApp]));
  });
});

describe('opening the administration', () => {
  const allow = (origins: string) => Object.assign(app.platform.env, { ADMIN_ORIGINS: origins });
  let tenant: TestTenant;
  beforeAll(async () => {
    tenant = await app.makeTenant({ app: { admin_url: `${adminHost}/painel` } });
    allow(adminHost);
  });

  test.each([1, 2, 7])('level %i gets a token for the admin host, never the session’s [A6-01]', async (admin) => {
    const user = await app.makeUser(tenant, { admin });
    const { url } = await app.ok(openAdmin, {}, { as: user, at: tenant });
    expect(url.startsWith(`${adminHost}/painel?token=`)).toBe(true);
    const token = new URL(url).searchParams.get('token') ?? '';
    expect(token).not.toContain('.');
    expect((await exchange(token, { at: tenant })).status).toBe(410);
    expect((await app.ok(exchangeToken, { body: { token, target: adminHost } }, { at: tenant })).viewer.idUser).toBe(
      user.idUser,
    );
  });

  test('opening the administration is refused without an admin level or a session', async () => {
    await app.refused(openAdmin, {}, 403, { as: await app.makeUser(tenant), at: tenant });
    await app.refused(openAdmin, {}, 401, { at: tenant });
  });

  test('answers 404 when the host is missing or not allowed by the installation', async () => {
    const user = await app.makeUser(tenant, { admin: 1 });
    allow('https://outra.exemplo.com.br');
    await app.refused(openAdmin, {}, 404, { as: user, at: tenant });
    allow(adminHost);
    await app.refused(openAdmin, {}, 404, { as: await app.makeUser(app.tenant, { admin: 1 }) });
  });
});
