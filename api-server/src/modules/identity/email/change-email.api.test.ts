import {
  changeEmail,
  confirmEmail,
  forgotPassword,
  getUser,
  login,
  resetPassword,
} from '@shared-kit/contracts/identity';
import { testPassword } from '../../../test/index.ts';
import type { TestUser } from '../../../test/index.ts';
import { app, at, linkTokenOf, startActivationApp } from '../test/activation.fixtures.ts';

startActivationApp();

let count = 0;
const newAddress = () => `troca${(count += 1)}@exemplo.com.br`;
const member = () =>
  app.makeUser(at, {
    self_registered: true,
    email: `antigo${(count += 1)}@exemplo.com.br`,
    email_proven_at: new Date(),
  });
const change = (user: TestUser, email: string, password = testPassword) => ({
  params: { id: user.idUser },
  body: { email, password },
});

describe('PUT /users/:id/email', () => {
  test('rejects an invalid address, a missing session, another person and a wrong password', async () => {
    const user = await member();
    await app.refused(changeEmail, change(user, 'sem-arroba'), 400, { at, as: user });
    await app.refused(changeEmail, change(user, newAddress()), 401, { at });
    await app.refused(changeEmail, change(await member(), newAddress()), 404, { at, as: user });
    expect(
      await app.refused(changeEmail, change(user, newAddress(), 'errada-123'), 422, { at, as: user }),
    ).toMatchObject({ code: 'identity.wrong-current-password', issues: [{ path: 'body.password' }] });
  });

  test('leaves the address of a person whom the company registered to the company', async () => {
    const user = await app.makeUser(at);
    expect(await app.refused(changeEmail, change(user, newAddress()), 409, { at, as: user })).toMatchObject({
      code: 'identity.company-email',
    });
  });

  test('allows five requests an hour', async () => {
    const user = await member();
    for (let time = 0; time < 5; time += 1)
      await app.refused(changeEmail, change(user, newAddress(), 'errada-123'), 422, { at, as: user });
    await app.refused(changeEmail, change(user, newAddress()), 429, { at, as: user });
  });

  test('keeps the old address until the link in the new one is confirmed, and notifies the old one twice', async () => {
    const user = await member();
    const email = newAddress();
    const { user: shown } = await app.ok(changeEmail, change(user, email.toUpperCase()), { at, as: user });
    expect(shown).toMatchObject({ email: user.email, pendingEmail: email });
    const token = await linkTokenOf(email);
    expect(app.mails.findLast(({ to }) => to === user.email)?.subject).toBe('Rede Teste: pedido de troca de e-mail');
    await app.ok(confirmEmail, { body: { token } }, { at });
    await app.runJobs();
    const told = app.mails.findLast(({ to }) => to === user.email);
    expect(told?.subject).toBe('Rede Teste: seu e-mail foi alterado');
    expect(told?.text).not.toContain(email);
    const saved = await app.ok(getUser, { params: { id: user.idUser } }, { at, as: user });
    expect(saved.user).toMatchObject({ email, username: email });
    const typed = { password: testPassword, idAppType: 2, acronym: at.acronym };
    await app.ok(login, { body: { username: email, ...typed } }, { at });
    await app.refused(login, { body: { username: user.username, ...typed } }, 401, { at });
  });

  test('answers the same for an address of another account, and notifies its owner only', async () => {
    const [user, other] = [await member(), await member()];
    const { user: shown } = await app.ok(changeEmail, change(user, other.email), { at, as: user });
    expect(shown.pendingEmail).toBe(other.email);
    await app.runJobs();
    const told = app.mails.findLast(({ to }) => to === other.email);
    expect(told?.subject).toBe('Rede Teste: este e-mail já tem uma conta');
    expect(told?.text).not.toContain(user.name);
  });

  test('a new password by mail to the old address cancels the change', async () => {
    const user = await member();
    const email = newAddress();
    await app.ok(changeEmail, change(user, email), { at, as: user });
    const token = await linkTokenOf(email);
    await app.ok(forgotPassword, { body: { username: user.username, idAppType: 2 } }, { at });
    await app.runJobs();
    const mail = app.mails.findLast(({ to }) => to === user.email);
    const reset = /reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await app.ok(resetPassword, { body: { token: reset, password: 'nova-senha-9' } }, { at });
    await app.refused(confirmEmail, { body: { token } }, 410, { at });
  });
});
