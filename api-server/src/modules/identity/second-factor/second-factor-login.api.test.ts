import * as contract from '@shared-kit/contracts/identity';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp } from '../../../test/index.ts';
import { begin, codeAt, credentials, setUpTotp, wrongCode } from '../test/second-factor.fixtures.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
beforeEach(() => app.clock.advance(30 * 60_000));
afterAll(() => app.close());

const totp = (ticket: string, code: string) => ({ body: { ticket, proof: { kind: 'totp' as const, code } } });
const recovery = (ticket: string, code: string) => ({ body: { ticket, proof: { kind: 'recovery' as const, code } } });
const ruleOf = (rule: 'optional' | 'powers' | 'everyone') => app.makeTenant({ app: { second_factor: rule } });

test('the password alone opens no session of an account with an authenticator app, a code does', async () => {
  const user = await app.makeUser();
  const { key } = await setUpTotp(app, user);
  const refusal = await app.refused(contract.login, credentials(user), 403);
  expect(refusal.code).toBe('identity.second-factor-required');
  expect(JSON.stringify(refusal)).not.toContain('token');
  const { ticket, step } = await begin(app, user);
  expect(step).toEqual({ kind: 'verify', hasTotp: true, passkey: null });
  const code = codeAt(key, app.clock.now());
  expect(await app.refused(contract.finishSecondFactor, totp(ticket, wrongCode(code)), 422)).toMatchObject({
    code: 'identity.wrong-code',
    issues: [{ path: 'body.code', message: 'Código inválido ou já usado. Confira e tente novamente.' }],
  });
  const session = await app.ok(contract.finishSecondFactor, totp(ticket, code));
  expect((await app.ok(contract.currentSession, {}, { as: session })).viewer.idUser).toBe(user.idUser);
});

test('a code is accepted once, and a ticket opens one session', async () => {
  const user = await app.makeUser();
  const { key } = await setUpTotp(app, user);
  const code = codeAt(key, app.clock.now());
  const [first, second] = [await begin(app, user), await begin(app, user)];
  const replies = await Promise.all([
    app.call(contract.finishSecondFactor, totp(first.ticket, code)),
    app.call(contract.finishSecondFactor, totp(second.ticket, code)),
  ]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  app.clock.advance(30_000);
  const next = codeAt(key, app.clock.now());
  const used = replies[0]?.status === 200 ? first : second;
  await app.refused(contract.finishSecondFactor, totp(used.ticket, next), 410);
});

test('a code of the step before is accepted, an older one is not', async () => {
  const user = await app.makeUser();
  const { key } = await setUpTotp(app, user);
  const before = codeAt(key, app.clock.now());
  app.clock.advance(30_000);
  await app.ok(contract.finishSecondFactor, totp((await begin(app, user)).ticket, before));
  const old = codeAt(key, app.clock.now());
  app.clock.advance(90_000);
  await app.refused(contract.finishSecondFactor, totp((await begin(app, user)).ticket, old), 422);
});

test('each of ten recovery codes opens one login, in any spelling, and the person is told', async () => {
  const user = await app.makeUser();
  const { recoveryCodes } = await setUpTotp(app, user);
  expect(new Set(recoveryCodes).size).toBe(10);
  const [code = '', other = ''] = recoveryCodes;
  await app.ok(
    contract.finishSecondFactor,
    recovery((await begin(app, user)).ticket, code.toLowerCase().replace('-', ' ')),
  );
  await app.refused(contract.finishSecondFactor, recovery((await begin(app, user)).ticket, code), 422);
  await app.ok(contract.finishSecondFactor, recovery((await begin(app, user)).ticket, other));
  await app.runJobs();
  const mail = app.mails.filter(({ to }) => to === user.email).at(-1);
  expect(mail?.text).toContain('um código de recuperação foi usado para entrar');
});

test("another person's recovery code, and their ticket, open nothing", async () => {
  const [one, other] = [await app.makeUser(), await app.makeUser()];
  const { recoveryCodes } = await setUpTotp(app, one);
  await setUpTotp(app, other);
  const { ticket } = await begin(app, other);
  await app.refused(contract.finishSecondFactor, recovery(ticket, recoveryCodes[0] ?? ''), 422);
  await app.refused(contract.finishSecondFactor, totp(ticket, '123456'), 410, { at: app.otherTenant });
  await app.refused(contract.finishSecondFactor, totp('nonsense', '123456'), 410);
});

test('five wrong codes exhaust the limit, also with new tickets, and a ticket ends after ten minutes', async () => {
  const user = await app.makeUser();
  const { key } = await setUpTotp(app, user);
  const wrong = wrongCode(codeAt(key, app.clock.now()));
  for (let count = 0; count < 5; count += 1)
    await app.refused(contract.finishSecondFactor, totp((await begin(app, user)).ticket, wrong), 422);
  const { ticket } = await begin(app, user);
  await app.refused(contract.finishSecondFactor, totp(ticket, codeAt(key, app.clock.now())), 429);
  app.clock.advance(16 * 60_000);
  await app.refused(contract.finishSecondFactor, totp(ticket, codeAt(key, app.clock.now())), 410);
  await app.ok(contract.finishSecondFactor, totp((await begin(app, user)).ticket, codeAt(key, app.clock.now())));
});

test('the second step needs the right password, and is not for accounts without one', async () => {
  const [with2, without] = [await app.makeUser(), await app.makeUser()];
  await setUpTotp(app, with2);
  const body = (password: string, user = with2) => ({ body: { username: user.username, password } });
  expect(await app.refused(contract.startSecondFactor, body('errada-1'), 401)).toMatchObject({
    code: 'identity.wrong-login',
  });
  await app.refused(contract.startSecondFactor, body('azulejo123', without), 409);
  await app.ok(contract.login, credentials(without));
});

test('a new password ends the tickets of the old one', async () => {
  const user = await app.makeUser();
  const { key } = await setUpTotp(app, user);
  const { ticket } = await begin(app, user);
  const change = { currentPassword: 'azulejo123', newPassword: 'nova-senha-9' };
  await app.ok(contract.changePassword, { params: { idUser: user.idUser }, body: change }, { as: user });
  await app.refused(contract.finishSecondFactor, totp(ticket, codeAt(key, app.clock.now())), 410);
});

test('a new password by mail opens no session and takes no second factor away', async () => {
  const user = await app.makeUser();
  const { key } = await setUpTotp(app, user);
  await app.ok(contract.forgotPassword, { body: { username: user.username, idAppType: 1 } });
  await app.runJobs();
  const mail = app.mails.findLast(({ to }) => to === user.email);
  const token = /reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const reply = await app.call(contract.resetPassword, { body: { token, password: 'nova-senha-9' } });
  expect([reply.status, reply.body]).toEqual([200, { success: true }]);
  const body = { ...credentials(user).body, password: 'nova-senha-9' };
  expect((await app.refused(contract.login, { body }, 403)).code).toBe('identity.second-factor-required');
  const { ticket } = await app.ok(contract.startSecondFactor, { body });
  await app.ok(contract.finishSecondFactor, totp(ticket, codeAt(key, app.clock.now())));
});

describe('a tenant that demands a second factor', () => {
  test.each([
    ['powers', {}, 200],
    ['powers', { admin: 1 }, 403],
    ['powers', { can_access_support: true }, 403],
    ['powers', { developer: true }, 403],
    ['everyone', {}, 403],
    ['optional', { admin: 2, developer: true }, 200],
  ] as const)('with %s, a login of %j answers %d', async (rule, fields, status) => {
    const at = await ruleOf(rule);
    const user = await app.makeUser(at, fields);
    expect((await app.call(contract.login, credentials(user), { at })).status).toBe(status);
  });

  test('enrols the person at the login and shows the recovery codes once', async () => {
    const at = await ruleOf('powers');
    const user = await app.makeUser(at, { admin: 1 });
    const { ticket, step } = await begin(app, user, at);
    if (step.kind !== 'enrol') throw new Error('expected an enrolment');
    expect(step.totp.uri).toContain(`otpauth://totp/${encodeURIComponent(at.name)}`);
    expect(step.totp.qr.path).toMatch(/^M\d+ \d+h1v1h-1z/);
    const code = codeAt(step.totp.key, app.clock.now());
    // An enrolment's ticket is no proof, and a wrong code enrols nobody.
    await app.refused(contract.finishSecondFactor, totp(ticket, code), 410, { at });
    await app.refused(contract.enrolAtLogin, { body: { ticket, code: wrongCode(code) } }, 422, { at });
    expect((await begin(app, user, at)).step.kind).toBe('enrol');
    const again = await begin(app, user, at);
    if (again.step.kind !== 'enrol') throw new Error('expected an enrolment');
    const body = { ticket: again.ticket, code: codeAt(again.step.totp.key, app.clock.now()) };
    const { session, recoveryCodes } = await app.ok(contract.enrolAtLogin, { body }, { at });
    expect(recoveryCodes).toHaveLength(10);
    await app.ok(contract.currentSession, {}, { at, as: session });
    expect((await begin(app, user, at)).step.kind).toBe('verify');
    const last = { params: { idUser: user.idUser }, body: { password: 'azulejo123' } };
    expect(await app.refused(contract.removeTotp, last, 409, { at, as: session })).toMatchObject({
      code: 'identity.last-second-factor',
    });
  });
});
