import { X509Certificate } from 'node:crypto';
import { currentSession, exchangeToken, login } from '@shared-kit/contracts/identity';
import { startTestApp, testPassword } from '../../../test/index.ts';
import type { TestApp, TestTenant, TestUser } from '../../../test/index.ts';
import { testIdentityProvider } from '../../../test/identity-provider.ts';
import { ssoKey } from './sso-keys.repository.ts';

let app: TestApp;
let tenant: TestTenant;
let hugo: TestUser;
const idp = testIdentityProvider();

beforeAll(async () => {
  app = await startTestApp();
  tenant = await app.makeTenant({ app: { saml: idp.settings() } });
  hugo = await app.makeUser(tenant, { username: 'hugo', password_hash: null });
});
afterEach(() => app.clock.reset());
afterAll(() => app.close());

const portalUrl = (at = tenant) => `http://${at.host}${at.basePath}`;
const acsUrl = (at = tenant) => `${portalUrl(at)}/api/login/sso/acs`;
const entityId = (at = tenant) => `${portalUrl(at)}/api/login/sso/metadata`;

async function begin(options: { at?: TestTenant; callback?: string; cookie?: string } = {}) {
  const at = options.at ?? tenant;
  const reply = await app.server.inject({
    method: 'GET',
    url: `${at.basePath}/api/login/sso/${at.idApp}`,
    query: options.callback === undefined ? {} : { callback: options.callback },
    headers: { host: at.host, ...(options.cookie ? { cookie: options.cookie } : {}) },
  });
  const cookie = String(reply.headers['set-cookie'] ?? '').split(';', 1)[0] ?? '';
  const location = String(reply.headers.location ?? '');
  return { status: reply.statusCode, location, cookie, setCookie: String(reply.headers['set-cookie'] ?? '') };
}

async function post(answer: string, at = tenant) {
  const reply = await app.server.inject({
    method: 'POST',
    url: `${at.basePath}/api/login/sso/acs`,
    headers: {
      host: at.host,
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://idp.exemplo.com.br',
    },
    payload: new URLSearchParams({ SAMLResponse: answer }).toString(),
  });
  const location = String(reply.headers.location ?? '');
  return { status: reply.statusCode, location, token: new URL(location, portalUrl()).searchParams.get('token') };
}

const certificate = async () =>
  (await ssoKey(app.platform.database.db, app.platform.secret, new Date())).certificates[0] ?? '';
const requestOf = async (location: string) => ({
  id: (await idp.read(location, await certificate())).id ?? '',
  acsUrl: acsUrl(),
  audience: entityId(),
});
const refusal = (fault: string, at = tenant) => `${at.basePath}/login?byPassSSO=true&sso=${fault}`;

test('signs with a key of 3072 bits', async () => {
  const { publicKey } = new X509Certificate(await certificate());
  expect(publicKey.asymmetricKeyDetails).toMatchObject({ modulusLength: 3072 });
});

describe('GET /login/sso/{idApp}/{idCompany?} [A7a-06]', () => {
  test('redirects to the identity provider with a signed request that names this tenant', async () => {
    const { status, location, setCookie } = await begin();
    expect(status).toBe(303);
    expect(location.startsWith(`${idp.entryPoint}?`)).toBe(true);
    const request = await idp.read(location, await certificate());
    expect(request).toMatchObject({
      issuer: entityId(),
      assertionConsumerServiceURL: acsUrl(),
      destination: idp.entryPoint,
    });
    expect(setCookie).toMatch(/HttpOnly/i);
    expect(setCookie).toMatch(/SameSite=Lax/i);
    await expect(idp.read(location, testIdentityProvider().certificate)).rejects.toThrow();
  });

  test.each([
    ['another app', () => `/login/sso/${app.otherTenant.idApp}`, 404],
    ['no app', () => '/login/sso/x', 404],
    ['another company', () => `/login/sso/${tenant.idApp}/99999`, 404],
    ['its own company', () => `/login/sso/${tenant.idApp}/${tenant.idCompany}`, 303],
  ])('a login for %s gets its expected status', async (_, path, status) => {
    const reply = await app.server.inject({
      method: 'GET',
      url: `${tenant.basePath}/api${path()}`,
      headers: { host: tenant.host },
    });
    expect(reply.statusCode).toBe(status);
  });

  test('a tenant without an identity provider redirects to its login page', async () => {
    expect(await begin({ at: app.tenant })).toMatchObject({
      status: 303,
      location: refusal('unavailable', app.tenant),
    });
  });

  test('metadata contains the address for answers and every certificate in use', async () => {
    const reply = await app.server.inject({
      method: 'GET',
      url: `${tenant.basePath}/api/login/sso/metadata`,
      headers: { host: tenant.host },
    });
    expect(reply.headers['content-type']).toContain('application/samlmetadata+xml');
    expect(reply.payload).toContain(`entityID="${entityId()}"`);
    expect(reply.payload).toContain(`Location="${acsUrl()}"`);
    expect(reply.payload).toContain('WantAssertionsSigned="true"');
    expect(reply.payload.replace(/\s/g, '')).toContain((await certificate()).split('\n').slice(1, -2).join(''));
  });
});

describe('answers of the identity provider', () => {
  test('a valid answer becomes a one-time token, and the token a session of that person [A4l-11]', async () => {
    const { location, cookie } = await begin({ callback: '/perfil?aba=1' });
    const answered = await post(await idp.answer(await requestOf(location), 'HUGO'));
    expect(answered.status).toBe(303);
    const target = new URL(answered.location, portalUrl());
    expect(target.pathname).toBe(`${tenant.basePath}/login`);
    expect(target.searchParams.get('callback')).toBe('/perfil?aba=1');
    const session = await app.ok(
      exchangeToken,
      { body: { token: answered.token ?? '' } },
      { at: tenant, headers: { cookie } },
    );
    expect(session.viewer.idUser).toBe(hugo.idUser);
    expect((await app.ok(currentSession, {}, { at: tenant, as: session })).viewer.name).toBe(hugo.name);
  });

  test('the token is accepted only in the browser that started the login', async () => {
    const { location } = await begin();
    const other = await begin();
    const { token } = await post(await idp.answer(await requestOf(location), 'hugo'));
    await app.refused(exchangeToken, { body: { token: token ?? '' } }, 410, {
      at: tenant,
      headers: { cookie: other.cookie },
    });
  });

  test('a person who enters only by SSO has no password login', async () => {
    await app.refused(
      login,
      { body: { username: 'hugo', password: testPassword, idAppType: 1, acronym: tenant.acronym } },
      401,
      { at: tenant },
    );
  });

  test('an unknown or inactive person gets an explicit error', async () => {
    const gone = await app.makeUser(tenant, { active: false });
    for (const name of ['ninguem', gone.username, ' ']) {
      const { location } = await begin();
      expect((await post(await idp.answer(await requestOf(location), name))).location).toBe(refusal('unknown-person'));
    }
  });

  test('with two certificates the identity provider can rotate its key without interruption', async () => {
    const next = testIdentityProvider(idp.issuer);
    const changing = await app.makeTenant({
      app: { saml: idp.settings({ certificates: [next.certificate, idp.certificate] }) },
    });
    await app.makeUser(changing, { username: 'hugo' });
    for (const provider of [idp, next]) {
      const { location } = await begin({ at: changing });
      const request = { ...(await requestOf(location)), acsUrl: acsUrl(changing), audience: entityId(changing) };
      expect((await post(await provider.answer(request, 'hugo'), changing)).token).not.toBeNull();
    }
  });
});

test('answers from one address are limited before they are parsed', async () => {
  const key = 'sso-answer-from:127.0.0.1';
  for (let count = 0; count < 1000; count += 1)
    await app.platform.rateLimit.consume(key, { limit: 1000, windowSeconds: 900 });
  expect(await post('not even XML')).toMatchObject({ status: 303, location: refusal('too-many') });
  await app.platform.rateLimit.forget(key);
  expect(await post('not even XML')).toMatchObject({ status: 303, location: refusal('failed') });
});
