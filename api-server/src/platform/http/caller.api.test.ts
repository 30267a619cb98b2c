import { currentSession, getUser, logout, renewLogin } from '@shared-kit/contracts/identity';
import { DAY_MS, HOUR_MS } from '@shared-kit/contracts/calendar';
import { startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(() => app.clock.reset());
afterAll(() => app.close());

const own = () => ({ params: { id: app.user.idUser } });

describe('tenant of a request', () => {
  test('an address without a tenant answers 404 in the shape of the contract', async () => {
    const reply = await app.server.inject({ url: '/nobody/api/login/session', headers: { host: 'elsewhere.example' } });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({
      success: false,
      code: 'tenant.unknown',
      message: 'Nenhuma aplicação correspondente a URL.',
    });
  });

  test('host and first path segment name the app, on any port when the app has none [A1-01]', async () => {
    const tenant = await app.makeTenant({ app: { host: 'portal.example' } });
    const user = await app.makeUser(tenant);
    for (const host of ['portal.example', 'PORTAL.example:8080']) {
      const reply = await app.server.inject({
        url: `/${tenant.segment.toUpperCase()}/api/users/${user.idUser}`,
        headers: { host, authorization: `Bearer ${user.token}` },
      });
      expect(reply.statusCode).toBe(200);
    }
  });

  test('the host alone names the app when the segment belongs to no tenant', async () => {
    const tenant = await app.makeTenant({ app: { host: 'alone.example', segment: '' } });
    const user = await app.makeUser(tenant);
    const headers = { host: 'alone.example', authorization: `Bearer ${user.token}` };
    expect((await app.server.inject({ url: `/api/users/${user.idUser}`, headers })).statusCode).toBe(200);
    expect(await app.platform.tenants.resolve('alone.example', 'qualquer')).toMatchObject({
      idApp: tenant.idApp,
      basePath: '',
    });
  });

  test("another tenant's token is rejected", async () => {
    await app.refused(getUser, own(), 401, { as: app.otherUser });
  });
});

describe('session', () => {
  test('a token that was tampered with is rejected', async () => {
    await app.refused(getUser, own(), 401, { as: { token: `${app.user.token.slice(0, -3)}abc` } });
  });

  test('a session ends after a week without use', async () => {
    app.clock.advance(8 * DAY_MS);
    expect(await app.refused(getUser, own(), 401, { as: app.user })).toMatchObject({ code: 'session.expired' });
  });

  test('the token is rejected after logout', async () => {
    const user = await app.makeUser();
    await app.ok(logout, {}, { as: user });
    await app.refused(getUser, { params: { id: user.idUser } }, 401, { as: user });
  });

  test('the session ends when the account is closed', async () => {
    const user = await app.makeUser();
    await app.platform.database.db
      .updateTable('users')
      .set({ active: false })
      .where('id_user', '=', user.idUser)
      .execute();
    await app.refused(getUser, { params: { id: user.idUser } }, 401, { as: user });
  });

  test('the first reply of a new UTC day carries a new token, the next one none [A4l-13]', async () => {
    app.clock.set('2026-05-10T23:59:00Z');
    const user = await app.makeUser();
    const input = { params: { id: user.idUser } };
    expect((await app.call(getUser, input, { as: user })).headers['x-session-token']).toBeUndefined();

    app.clock.set('2026-05-11T00:00:01Z');
    const renewed = (await app.call(getUser, input, { as: user })).headers['x-session-token'];
    expect(typeof renewed).toBe('string');
    const fresh = { token: String(renewed) };
    expect((await app.call(getUser, input, { as: fresh })).headers['x-session-token']).toBeUndefined();

    // Calls in progress with the old token are accepted for one more minute, then rejected.
    app.clock.advance(30_000);
    expect((await app.call(getUser, input, { as: user })).status).toBe(200);
    app.clock.advance(60_000);
    await app.refused(getUser, input, 401, { as: user });
    await app.ok(getUser, input, { as: fresh });
  });

  test('a lost reply with the new token does not log the person out', async () => {
    app.clock.set('2026-05-10T12:00:00Z');
    const user = await app.makeUser();
    const input = { params: { id: user.idUser } };
    app.clock.set('2026-05-11T12:00:00Z');
    await app.call(getUser, input, { as: user });
    app.clock.advance(HOUR_MS);
    const again = await app.call(getUser, input, { as: user });
    expect(again.status).toBe(200);
    await app.ok(getUser, input, { as: { token: String(again.headers['x-session-token']) } });
  });

  test('a refused call returns no token that the database does not know', async () => {
    app.clock.set('2026-05-10T12:00:00Z');
    const user = await app.makeUser();
    app.clock.set('2026-05-11T12:00:00Z');
    const refused = await app.call(getUser, { params: { id: app.otherUser.idUser } }, { as: user });
    expect(refused.status).toBe(404);
    expect(refused.headers['x-session-token']).toBeUndefined();
    await app.ok(getUser, { params: { id: user.idUser } }, { as: user });
  });

  test("renewlogin returns a new token and rejects another person's id [A7a-04]", async () => {
    const user = await app.makeUser();
    const body = { idUser: user.idUser, idAppType: 1, acronym: app.tenant.acronym };
    await app.refused(renewLogin, { body: { ...body, idUser: app.user.idUser } }, 404, { as: user });
    await app.refused(renewLogin, { body }, 401);
    const session = await app.ok(renewLogin, { body }, { as: user });
    expect(session.token).not.toBe(user.token);
    await app.ok(currentSession, {}, { as: { token: session.token } });
  });
});

describe('terms', () => {
  test('every call except a few requires acceptance of the current agreement', async () => {
    const tenant = await app.makeTenant({ app: { agreement_version: '7', agreement_terms: '<p>Termos</p>' } });
    const user = await app.makeUser(tenant);
    const refusal = await app.refused(getUser, { params: { id: user.idUser } }, 403, { as: user, at: tenant });
    expect(refusal).toMatchObject({
      code: 'TERMS_REQUIRED',
      message: 'Você precisa aceitar os termos para continuar.',
    });
    const session = await app.ok(currentSession, {}, { as: user, at: tenant });
    expect(session.loginInfo).toMatchObject({
      agreementVersion: '7',
      userLicenceTermsAccepted: '',
      agreementTerms: '<p>Termos</p>',
    });
  });
});

describe('modules', () => {
  test('a module that is off answers 404, also to visitors', async () => {
    const { listOffers } = await import('@shared-kit/contracts/store');
    const tenant = await app.makeTenant({ modules: ['content'] });
    const user = await app.makeUser(tenant);
    const input = { body: { searchText: '' } };
    expect(await app.refused(listOffers, input, 404, { as: user, at: tenant })).toMatchObject({ code: 'not-found' });
    await app.refused(listOffers, input, 404, { at: tenant });
    await app.refused(listOffers, input, 401, { at: app.tenant });
  });
});

describe('bad input', () => {
  const post = (payload: string, type = 'application/json') =>
    app.server.inject({
      method: 'POST',
      url: `${app.tenant.basePath}/api/login`,
      headers: { host: app.tenant.host, 'content-type': type },
      payload,
    });

  test.each([
    ['broken JSON', '{"username":', 'application/json', 400, 'request.invalid-json'],
    ['no JSON at all', 'username=x', 'application/x-www-form-urlencoded', 415, 'request.media-type'],
    ['an array', '[]', 'application/json', 400, 'request.invalid'],
    ['null', 'null', 'application/json', 400, 'request.invalid'],
    [
      'numbers for texts',
      '{"username":1,"password":2,"idAppType":1,"acronym":3}',
      'application/json',
      400,
      'request.invalid',
    ],
    ['a huge body', JSON.stringify({ username: 'x'.repeat(1_100_000) }), 'application/json', 413, 'request.too-large'],
  ])('rejects %s', async (_, payload, type, status, code) => {
    const reply = await post(payload, type);
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({ success: false, code });
  });

  test('a NUL in a text is rejected with 400 and causes no server error', async () => {
    const reply = await post(JSON.stringify({ username: 'a\u0000b', password: 'x', idAppType: 1, acronym: '' }));
    expect(reply.statusCode).toBe(400);
  });

  test('an unknown call answers 404 in the shape of the contract', async () => {
    const reply = await app.server.inject({
      url: `${app.tenant.basePath}/api/nothing`,
      headers: { host: app.tenant.host },
    });
    expect([reply.statusCode, reply.json().success]).toEqual([404, false]);
  });
});
