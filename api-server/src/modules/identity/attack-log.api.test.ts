import { KEEPS_COOKIES_HEADER } from '@shared-kit/contracts/core';
import { MINUTE_MS } from '@shared-kit/contracts/calendar';
import { listRemotes, recordLogs } from '@shared-kit/contracts/delivery';
import * as contract from '@shared-kit/contracts/identity';
import { createLogger } from '../../platform/logging.adapter.ts';
import { testIdentityProvider } from '../../test/identity-provider.ts';
import { startTestApp } from '../../test/index.ts';
import { ssoKey } from './sso/sso-keys.repository.ts';
import type { TestApp } from '../../test/index.ts';
import { begin, codeAt, credentials, setUpTotp, wrongCode } from './test/second-factor.fixtures.ts';

/** The lines of attacks that docs/runbook.md names, each with what somebody needs who looks for its source. */

const lines: string[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({}, {}, createLogger({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) }));
});
beforeEach(() => lines.splice(0));
afterAll(() => app.close());

const logged = (text: string) =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === text);

test('an attempt of one password at many accounts writes a line with tenant and source', async () => {
  for (let count = 0; count < 21; count += 1)
    await app.call(contract.login, {
      body: { username: `pessoa${count}`, password: 'Verao-2026', idAppType: 1, acronym: '' },
    });
  expect(logged('passwords are sprayed over many accounts')).toMatchObject([
    { tenant: app.tenant.key, source: expect.any(String) as string },
  ]);
  expect(lines.join('')).not.toContain('Verao-2026');
});

test('a replaced token leaves a line with its session, which says whether it ended', async () => {
  const user = await app.makeUser();
  const body = { idUser: user.idUser, idAppType: 1, acronym: '' };
  const newer = await app.ok(contract.renewLogin, { body }, { as: user });
  await app.ok(contract.currentSession, {}, { as: newer });
  for (let use = 0; use < 2; use += 1) {
    app.clock.advance(2 * MINUTE_MS);
    await app.refused(contract.currentSession, {}, 401, { as: user });
  }
  const found = logged('a replaced token of a session was used after its grace');
  expect(found.map(({ tenant, ends }) => [tenant, ends])).toEqual([
    [app.tenant.key, false],
    [app.tenant.key, true],
  ]);
  expect(lines.join('')).not.toContain(user.token);
});

test('a token without the cookie of its browser leaves a line with its session', async () => {
  const user = await app.makeUser();
  const reply = await app.call(contract.login, credentials(user), { headers: { [KEEPS_COOKIES_HEADER]: 'yes' } });
  const { token } = contract.login.reply.parse(reply.body);
  await app.refused(contract.currentSession, {}, 401, { as: { token } });
  expect(logged('a token came without its cookie')).toMatchObject([
    { tenant: app.tenant.key, idSession: expect.any(String) as string },
  ]);
});

test('a wrong second step leaves a line with account and source', async () => {
  const user = await app.makeUser();
  const { key } = await setUpTotp(app, user);
  const { ticket } = await begin(app, user);
  const code = wrongCode(codeAt(key, app.clock.now()));
  await app.refused(contract.finishSecondFactor, { body: { ticket, proof: { kind: 'totp', code } } }, 422);
  expect(logged('second step of a login refused')).toMatchObject([
    { tenant: app.tenant.key, idUser: user.idUser, factor: 'verify', source: expect.any(String) as string },
  ]);
});

test('guessed deploy tokens leave a line with the address', async () => {
  for (let guess = 0; guess < 101; guess += 1)
    await app.call(listRemotes, {}, { as: { token: `azd_inventado${guess}` } });
  expect(logged('too many deploy tokens that are none')).toMatchObject([{ address: expect.any(String) as string }]);
});

test('a refused SSO answer leaves a line with tenant, source and reason, and never the answer or its login', async () => {
  app.clock.reset();
  const idp = testIdentityProvider();
  const at = await app.makeTenant({ app: { saml: idp.settings() } });
  const url = `${at.basePath}/api/login/sso`;
  const headers = { host: at.host };
  const begun = await app.server.inject({ url: `${url}/${at.idApp}`, headers });
  const { certificates } = await ssoKey(app.platform.database.db, app.platform.secret, new Date());
  const { id = '' } = await idp.read(String(begun.headers.location), certificates[0] ?? '');
  const portal = `http://${at.host}${at.basePath}/api/login/sso`;
  const request = { id, acsUrl: `${portal}/acs`, audience: `${portal}/metadata` };
  const stranger = await testIdentityProvider(idp.issuer).answer(request, 'login.desconhecido');
  const answers = [stranger, 'nonsense', await idp.answer(request, 'login.desconhecido')];
  for (const answer of answers)
    await app.server.inject({
      method: 'POST',
      url: `${url}/acs`,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ SAMLResponse: answer }).toString(),
    });
  const common = { level: 40, tenant: at.key, source: '127.0.0.1', reqId: expect.any(String) as string };
  expect(logged('SSO answer refused')).toMatchObject([
    { ...common, reason: expect.stringMatching(/signature/i) as string },
    { ...common, reason: expect.any(String) as string },
    { ...common, reason: 'unknown-person' },
  ]);
  const written = lines.join('');
  for (const secret of ['login.desconhecido', stranger.slice(0, 40)]) expect(written).not.toContain(secret);
});

test('browsers without a session write a bounded number of bytes, as text that imitates no field of the log', async () => {
  const message = `{"level":60,"msg":"forged"}\n${'x'.repeat(1900)}`;
  const entries = Array.from({ length: 50 }, () => ({ level: 'error' as const, kind: 'uncaught' as const, message }));
  const statuses: number[] = [];
  for (let call = 0; call < 6; call += 1) statuses.push((await app.call(recordLogs, { body: { entries } })).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
  const written = logged('anonymous client log');
  expect(written).toHaveLength(3 * 20);
  for (const { anonymous } of written) {
    expect(anonymous).toEqual(expect.any(String));
    expect(Buffer.byteLength(String(anonymous))).toBeLessThanOrEqual(1024);
  }
  expect(logged('forged')).toEqual([]);
  const own = await app.makeUser();
  expect((await app.call(recordLogs, { body: { entries: entries.slice(0, 1) } }, { as: own })).status).toBe(200);
});
