import * as contract from '@shared-kit/contracts/identity';
import { startTestApp, testPassword } from '../../../test/index.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';
import { begin, credentials } from '../test/second-factor.fixtures.ts';
import { softwareAuthenticator } from '../test/software-authenticator.fixtures.ts';

let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await startTestApp();
  origin = `http://${app.tenant.host}`;
});
beforeEach(() => app.clock.advance(30 * 60_000));
afterAll(() => app.close());

type Authenticator = ReturnType<typeof softwareAuthenticator>;
const of = (user: TestUser) => ({ params: { idUser: user.idUser } });
const confirm = (user: TestUser) => ({ ...of(user), body: { password: testPassword } });

/** Creates a passkey for the person and returns the recovery codes. */
async function add(user: TestUser, authenticator: Authenticator, name = 'Meu celular'): Promise<string[]> {
  const { ticket, options } = await app.ok(contract.startPasskey, confirm(user), { as: user });
  const body = { ticket, name, response: authenticator.create(options) };
  return (await app.ok(contract.addPasskey, { ...of(user), body }, { as: user })).recoveryCodes;
}

const factorsOf = (user: TestUser) => app.ok(contract.getSecondFactor, of(user), { as: user });

async function beginWithPasskey(user: TestUser) {
  const { ticket, step } = await begin(app, user);
  if (step.kind !== 'verify' || !step.passkey) throw new Error('expected a passkey');
  return { ticket, options: step.passkey };
}

const prove = (ticket: string, response: Record<string, unknown>) => ({
  body: { ticket, proof: { kind: 'passkey' as const, response } },
});

test('a passkey opens a session after the password, and its use is shown', async () => {
  const user = await app.makeUser();
  const authenticator = softwareAuthenticator(origin);
  expect(await add(user, authenticator)).toHaveLength(10);
  expect((await factorsOf(user)).passkeys).toEqual([
    { idPasskey: expect.any(Number), name: 'Meu celular', createdAt: expect.any(String), lastUsedAt: null },
  ]);
  expect((await app.refused(contract.login, credentials(user), 403)).code).toBe('identity.second-factor-required');
  const { ticket, options } = await beginWithPasskey(user);
  const session = await app.ok(contract.finishSecondFactor, prove(ticket, authenticator.get(options)));
  await app.ok(contract.currentSession, {}, { as: session });
  expect((await factorsOf(user)).passkeys[0]?.lastUsedAt).not.toBeNull();
});

test('an answer to another challenge, of another origin, of another key or of a copied key is refused', async () => {
  const user = await app.makeUser();
  const authenticator = softwareAuthenticator(origin);
  const stranger = softwareAuthenticator(origin);
  await add(user, authenticator);
  await add(await app.makeUser(), stranger);
  const { ticket, options } = await beginWithPasskey(user);
  const replayed = authenticator.get(options);
  for (const response of [
    authenticator.get({ ...options, challenge: 'b3V0cm8' }),
    authenticator.get(options, 'https://isca.example'),
    stranger.get(options),
    { id: 'x', nonsense: true },
  ])
    await app.refused(contract.finishSecondFactor, prove(ticket, response), 422);
  await app.ok(contract.finishSecondFactor, prove(ticket, replayed));
  const next = await beginWithPasskey(user);
  await app.refused(contract.finishSecondFactor, prove(next.ticket, replayed), 422);
  authenticator.rewind();
  await app.refused(contract.finishSecondFactor, prove(next.ticket, authenticator.get(next.options)), 422);
});

test('a registration is accepted once, for its own challenge and person', async () => {
  const [user, other] = [await app.makeUser(), await app.makeUser()];
  const authenticator = softwareAuthenticator(origin);
  const { ticket, options } = await app.ok(contract.startPasskey, confirm(user), { as: user });
  const body = { ticket, name: 'Chave', response: authenticator.create(options) };
  await app.refused(contract.addPasskey, { ...of(user), body }, 404, { as: other });
  await app.refused(contract.addPasskey, { ...of(other), body }, 410, { as: other });
  const wrong = { ...body, response: authenticator.create(options, 'https://isca.example') };
  await app.refused(contract.addPasskey, { ...of(user), body: wrong }, 422, { as: user });
  expect((await factorsOf(user)).passkeys).toEqual([]);
  await add(user, authenticator);
  await app.refused(contract.addPasskey, { ...of(user), body: { ...body, name: '' } }, 400, { as: user });
  // The device that has one already cannot store a second.
  const again = await app.ok(contract.startPasskey, confirm(user), { as: user });
  const second = { ticket: again.ticket, name: 'Outra', response: authenticator.create(again.options) };
  await app.refused(contract.addPasskey, { ...of(user), body: second }, 422, { as: user });
});

test('removing a passkey needs the password, and the last one takes the recovery codes along', async () => {
  const user = await app.makeUser();
  await add(user, softwareAuthenticator(origin));
  expect(await add(user, softwareAuthenticator(origin), 'Chave física')).toEqual([]);
  const [first, second] = (await factorsOf(user)).passkeys;
  const remove = (idPasskey = 0, password = testPassword, as = user) => ({
    params: { idUser: as.idUser, idPasskey },
    body: { password },
  });
  expect(
    await app.refused(contract.removePasskey, remove(first?.idPasskey, 'errada-1'), 422, { as: user }),
  ).toMatchObject({ issues: [{ path: 'body.password', message: 'Senha atual incorreta' }] });
  const stranger = await app.makeUser();
  await app.refused(contract.removePasskey, remove(first?.idPasskey, testPassword, stranger), 404, { as: stranger });
  await app.ok(contract.removePasskey, remove(first?.idPasskey), { as: user });
  expect(await factorsOf(user)).toMatchObject({ passkeys: [{ name: 'Chave física' }], recoveryCodesLeft: 10 });
  await app.ok(contract.removePasskey, remove(second?.idPasskey), { as: user });
  expect(await factorsOf(user)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
  await app.ok(contract.login, credentials(user));
  await app.runJobs();
  const mails = app.mails.filter(({ to }) => to === user.email).map(({ text }) => text);
  expect(mails.filter((text) => text.includes('chave de acesso foi removida'))).toHaveLength(2);
});
