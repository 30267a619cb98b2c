import * as contract from '@shared-kit/contracts/identity';
import { listBellEntries } from '@shared-kit/contracts/notifications';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { runAzulejo, startTestApp, testPassword } from '../../../test/index.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';
import { begin, codeAt, credentials, setUpTotp, wrongCode } from '../test/second-factor.fixtures.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
beforeEach(() => app.clock.advance(30 * 60_000));
afterAll(() => app.close());

const of = (user: TestUser) => ({ params: { idUser: user.idUser } });
const confirm = (user: TestUser, password = testPassword) => ({ ...of(user), body: { password } });
const stateOf = (user: TestUser) => app.ok(contract.getSecondFactor, of(user), { as: user });

test('an authenticator app counts once a code confirmed it, and its secret is sealed in the database', async () => {
  const user = await app.makeUser();
  const { totp } = await app.ok(contract.startTotp, confirm(user), { as: user });
  expect((await stateOf(user)).totpSince).toBeNull();
  await app.ok(contract.login, credentials(user));
  const code = codeAt(totp.key, app.clock.now());
  await app.refused(contract.confirmTotp, { ...of(user), body: { code: wrongCode(code) } }, 422, { as: user });
  const { recoveryCodes } = await app.ok(contract.confirmTotp, { ...of(user), body: { code } }, { as: user });
  expect(await stateOf(user)).toMatchObject({
    totpSince: expect.any(String),
    recoveryCodesLeft: 10,
    isRequired: false,
  });
  const stored = await withTenant(app.platform.database.db, app.tenant.idApp, async (db) => ({
    secret: await db.selectFrom('totp_secrets').selectAll().where('id_user', '=', user.idUser).execute(),
    codes: await db.selectFrom('recovery_codes').selectAll().where('id_user', '=', user.idUser).execute(),
  }));
  const text = JSON.stringify(stored);
  expect(text).not.toContain(totp.key.replaceAll(' ', ''));
  for (const each of recoveryCodes) expect(text).not.toContain(each.replace('-', ''));
  await app.refused(contract.startTotp, confirm(user), 409, { as: user });
});

test("another person's second factor answers 404, and a support access may not see it", async () => {
  const [user, other] = [await app.makeUser(), await app.makeUser(app.tenant, { can_access_support: true })];
  for (const endpoint of [contract.startTotp, contract.startPasskey, contract.removeTotp, contract.renewRecoveryCodes])
    await app.refused(endpoint, confirm(user), 404, { as: other });
  await app.refused(contract.getSecondFactor, of(user), 404, { as: other });
  await app.refused(contract.confirmTotp, { ...of(user), body: { code: '123456' } }, 404, { as: other });
  const entered = await app.ok(contract.enterSupportAccess, { body: { idUser: user.idUser } }, { as: other });
  await app.refused(contract.getSecondFactor, of(user), 403, { as: entered.result });
  await app.refused(contract.startTotp, confirm(user), 403, { as: entered.result });
});

test('each change needs the password; five wrong ones exhaust the limit', async () => {
  const user = await app.makeUser();
  for (let count = 0; count < 5; count += 1)
    await app.refused(contract.startTotp, confirm(user, 'errada-1'), 422, { as: user });
  await app.refused(contract.startPasskey, confirm(user), 429, { as: user });
});

test('people who log in by SSO only have none', async () => {
  const user = await app.makeUser(app.tenant, { password_hash: null });
  expect((await stateOf(user)).isAvailable).toBe(false);
  await app.refused(contract.startTotp, confirm(user), 409, { as: user });
});

test('new recovery codes replace the old ones, and removing the app ends the second step', async () => {
  const user = await app.makeUser();
  const { recoveryCodes } = await setUpTotp(app, user);
  const renewed = await app.ok(contract.renewRecoveryCodes, confirm(user), { as: user });
  const proof = (code = '') => ({ kind: 'recovery' as const, code });
  const { ticket } = await begin(app, user);
  await app.refused(contract.finishSecondFactor, { body: { ticket, proof: proof(recoveryCodes[0]) } }, 422);
  await app.ok(contract.finishSecondFactor, { body: { ticket, proof: proof(renewed.recoveryCodes[0]) } });
  await app.ok(contract.removeTotp, confirm(user), { as: user });
  await app.refused(contract.removeTotp, confirm(user), 404, { as: user });
  await app.refused(contract.renewRecoveryCodes, confirm(user), 409, { as: user });
  await app.ok(contract.login, credentials(user));
  const bell = await app.ok(listBellEntries, { query: {} }, { as: user });
  expect(JSON.stringify(bell)).toContain('sua verificação em duas etapas mudou');
});

test('an operator resets a second factor with a reason, which ends sessions, tells the person and is on record', async () => {
  const user = await app.makeUser();
  await setUpTotp(app, user);
  const at = ['--tenant', app.tenant.key] as const;
  expect((await runAzulejo(app, 'second-factor', 'reset', user.username, ...at)).code).not.toBe(0);
  expect((await runAzulejo(app, 'second-factor', 'reset', 'ninguem', ...at, '--reason', 'x')).code).toBe(3);
  expect((await runAzulejo(app, 'second-factor', 'reset', app.otherUser.username, ...at, '--reason', 'x')).code).toBe(
    3,
  );
  const run = await runAzulejo(app, 'second-factor', 'reset', user.username, ...at, '--reason', 'Perdeu o celular');
  expect(run).toEqual({ code: 0, error: '', out: `Verificação em duas etapas de ${user.username} removida.` });
  expect(app.mails.at(-1)).toMatchObject({ to: user.email, text: expect.stringContaining('o suporte removeu') });
  await app.refused(contract.currentSession, {}, 401, { as: user });
  await app.ok(contract.login, credentials(user));
  const { out } = await runAzulejo(app, 'second-factor', 'history', user.username, ...at);
  expect(out).toContain('Aplicativo autenticador: não');
  expect(out).toMatch(/reset\toperator\tPerdeu o celular\n.*totp-added\tperson/);
});
