import {
  confirmEmail,
  currentSession,
  forgotPassword,
  getUser,
  login,
  readEmailLink,
  refuseEmail,
  register,
  resetPassword,
  sendEmailLink,
} from '@shared-kit/contracts/identity';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import {
  app,
  at,
  linkTokenOf,
  newPhone,
  person,
  registered,
  startActivationApp,
  ticketOf,
} from '../test/activation.fixtures.ts';

startActivationApp();

const mailTo = (email: string) => app.mails.filter(({ to }) => to === email);

describe('a self-registered account', () => {
  test('keeps the typed address from login, session and profile until its link is confirmed', async () => {
    const { session, phone, email } = await registered();
    expect(session.viewer).toMatchObject({ email: '', username: phone });
    const as = { token: session.token };
    const { user } = await app.ok(getUser, { params: { id: session.viewer.idUser } }, { at, as });
    expect(user).toMatchObject({ email: '', username: phone, pendingEmail: email, canChangeEmail: true });
    const typed = { password: 'segredo123', idAppType: 2, acronym: at.acronym };
    await app.refused(login, { body: { username: email, ...typed } }, 401, { at });
    await app.ok(login, { body: { username: phone.replace(/(..)(.{5})/, '($1) $2-'), ...typed } }, { at });

    const token = await linkTokenOf(email);
    expect(await app.ok(readEmailLink, { body: { token } }, { at })).toEqual({
      success: true,
      link: { state: 'good', phoneEnding: phone.slice(-4) },
    });
    await app.ok(confirmEmail, { body: { token } }, { at });
    expect((await app.ok(currentSession, {}, { at, as })).viewer).toMatchObject({ email, username: email });
    await app.ok(login, { body: { username: email, ...typed } }, { at });
    await app.refused(login, { body: { username: phone, ...typed } }, 401, { at });
    expect(await app.ok(readEmailLink, { body: { token } }, { at })).toMatchObject({ link: { state: 'confirmed' } });
    await app.refused(confirmEmail, { body: { token } }, 410, { at });
  });

  test('sends nothing that somebody typed to the unconfirmed address', async () => {
    const { email } = await registered({ name: 'Prêmio Garantido', cpf: '529.982.247-25' });
    await app.runJobs();
    const [mail] = mailTo(email);
    expect(mail?.subject).toBe('Rede Teste: confirme o seu e-mail');
    expect(mail?.text).not.toMatch(/Prêmio|529|\(11\)/);
  });

  test.each(['Ana\nBcc: x@y.z', 'Ganhe em sorte.example/1', 'Ana\u202Egnp'])('refuses the name %j', async (name) => {
    const { issues } = await app.refused(register, { body: { ticket: 'x', ...person({ name }) } }, 400, { at });
    expect(issues).toEqual([{ path: 'body.name', message: 'Use só o nome, sem endereços nem símbolos' }]);
  });
});

describe('confirmation link', () => {
  test('the link ends after a day, after another link was sent, and at another portal', async () => {
    const { email, session } = await registered();
    const first = await linkTokenOf(email);
    const as = { token: session.token };
    await app.ok(sendEmailLink, { params: { id: session.viewer.idUser } }, { at, as });
    const second = await linkTokenOf(email);
    expect(second).not.toBe(first);
    await app.refused(confirmEmail, { body: { token: first } }, 410, { at });
    expect(await app.ok(readEmailLink, { body: { token: first } }, { at })).toMatchObject({ link: { state: 'over' } });
    await app.refused(confirmEmail, { body: { token: second } }, 410, { at: app.otherTenant });
    app.clock.advance(DAY_MS + 1);
    await app.refused(confirmEmail, { body: { token: second } }, 410, { at });
    for (const token of ['inventado', second])
      expect(await app.ok(readEmailLink, { body: { token } }, { at })).toMatchObject({ link: { state: 'over' } });
  });

  test('the link lets the owner of the address remove it from an unknown account', async () => {
    const { email, session } = await registered();
    const token = await linkTokenOf(email);
    await app.ok(refuseEmail, { body: { token } }, { at });
    await app.refused(confirmEmail, { body: { token } }, 410, { at });
    await app.refused(refuseEmail, { body: { token } }, 410, { at });
    const { idUser } = session.viewer;
    const { user } = await app.ok(getUser, { params: { id: idUser } }, { at, as: { token: session.token } });
    expect(user.pendingEmail).toBeUndefined();
    await app.refused(sendEmailLink, { params: { id: idUser } }, 409, { at, as: { token: session.token } });
  });

  test('the link is sent again at most five times an hour, and only on request of the person', async () => {
    const { session, email } = await registered();
    const [params, as] = [{ id: session.viewer.idUser }, { token: session.token }];
    await app.refused(sendEmailLink, { params }, 401, { at });
    await app.refused(sendEmailLink, { params: { id: params.id + 1 } }, 404, { at, as });
    for (let time = 0; time < 5; time += 1) await app.ok(sendEmailLink, { params }, { at, as });
    await app.refused(sendEmailLink, { params }, 429, { at, as });
    await app.runJobs();
    // The registration itself is counted too.
    expect(mailTo(email)).toHaveLength(5);
  });

  test('the link of one of two accounts confirms the address for that account only', async () => {
    const email = `disputado${newPhone()}@exemplo.com.br`;
    const first = await registered({ email });
    const second = await registered({ email: email.toUpperCase() });
    await app.runJobs();
    const [one, two] = mailTo(email).map(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? '');
    await app.ok(confirmEmail, { body: { token: two ?? '' } }, { at });
    expect(await app.refused(confirmEmail, { body: { token: one ?? '' } }, 409, { at })).toMatchObject({
      code: 'identity.email-taken',
    });
    const as = { token: first.session.token };
    expect((await app.ok(currentSession, {}, { at, as })).viewer.email).toBe('');
    expect(second.session.viewer.idUser).not.toBe(first.session.viewer.idUser);
  });
});

test('a confirmed address replaces the unproven login of an account that was created before confirmations existed', async () => {
  const { email, phone } = await registered();
  const squatter = await app.makeUser(at, { username: email, email: '', self_registered: true, phone: '11911110000' });
  await app.ok(confirmEmail, { body: { token: await linkTokenOf(email) } }, { at });
  const logins = await withTenant(app.platform.database.db, at.idApp, (db) =>
    db.selectFrom('users').select('username').where('id_user', '=', squatter.idUser).execute(),
  );
  expect(logins).toEqual([{ username: '11911110000' }]);
  expect(phone).not.toBe('11911110000');
});

test('a new password by mail ends the phone’s proof and the waiting address', async () => {
  const phone = newPhone();
  const user = await app.makeUser(at, { phone: phone.replace(/(..)(.{5})/, '($1) $2-'), phone_verified: true });
  await app.ok(forgotPassword, { body: { username: user.username, idAppType: 2 } }, { at });
  await app.runJobs();
  const token = /token=([\w-]+)/.exec(mailTo(user.email).at(-1)?.text ?? '')?.[1] ?? '';
  await app.ok(resetPassword, { body: { token, password: 'nova-senha-9' } }, { at });
  // The phone is a stranger's now: it may register, and does not open the account.
  const session = await app.ok(register, { body: { ticket: await ticketOf(phone), ...person() } }, { at });
  expect(session.viewer.idUser).not.toBe(user.idUser);
});
