import { listMessages } from '@shared-kit/contracts/content';
import { currentSession, forgotPassword, login, resetPassword } from '@shared-kit/contracts/identity';
import { testIdentityProvider } from '../../../test/identity-provider.ts';
import { app, credentials, startLoginApp } from '../test/log-in.fixtures.ts';

startLoginApp();

describe('POST /login/forgot', () => {
  const forgot = (username: string) => app.ok(forgotPassword, { body: { username, idAppType: 1 } });
  const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? '';

  test('gives the same reply for an unknown login and sends nothing', async () => {
    const before = app.mails.length;
    for (const username of ['ninguem', 'ningu\u0000em']) expect(await forgot(username)).toEqual({ success: true });
    await app.runJobs();
    expect(app.mails).toHaveLength(before);
  });

  test('mails a link that sets a password once and ends the sessions [A7a-05]', async () => {
    const user = await app.makeUser();
    await forgot(user.username);
    await app.runJobs();
    const mail = app.mails.at(-1);
    expect(mail).toMatchObject({ to: user.email });
    expect(mail?.text).toContain(`/${app.tenant.segment}/`);
    const body = { token: tokenIn(mail?.text ?? ''), password: 'nova-senha-9' };

    await app.refused(resetPassword, { body }, 410, { at: app.otherTenant });
    await app.ok(resetPassword, { body });
    await app.refused(resetPassword, { body }, 410);
    await app.refused(currentSession, {}, 401, { as: user });
    await app.refused(login, credentials(user.username), 401);
    await app.ok(login, credentials(user.username, { password: 'nova-senha-9' }));
  });

  test('mails a link to people who never had a password, but not to those of the company’s login', async () => {
    const withSso = await app.makeTenant({ app: { saml: testIdentityProvider().settings() } });
    const values = { password_hash: null, imported: JSON.stringify({}) };
    const ofSso = await app.makeUser(withSso, values);
    const user = await app.makeUser(app.tenant, values);
    await app.ok(forgotPassword, { body: { username: ofSso.username, idAppType: 1 } }, { at: withSso });
    await forgot(user.username);
    await app.runJobs();
    expect(app.mails.filter(({ to }) => to === ofSso.email)).toHaveLength(0);
    const token = tokenIn(app.mails.find(({ to }) => to === user.email)?.text ?? '');
    await app.ok(resetPassword, { body: { token, password: 'nova-senha-9' } });
    await app.ok(login, credentials(user.username, { password: 'nova-senha-9' }));
  });

  test('a password that was set by a link is confirmed by mail and invalidates other links', async () => {
    const user = await app.makeUser();
    await forgot(user.username);
    await forgot(user.username);
    await app.runJobs();
    const [first, second] = app.mails.slice(-2).map(({ text }) => tokenIn(text));
    await app.ok(resetPassword, { body: { token: first ?? '', password: 'nova-senha-9' } });
    await app.refused(resetPassword, { body: { token: second ?? '', password: 'outra-senha-9' } }, 410);
    await app.runJobs();
    const subject = `${app.tenant.name}: sua senha foi alterada`;
    expect(app.mails.at(-1)).toMatchObject({ to: user.email, subject });
    const { token } = await app.ok(login, credentials(user.username, { password: 'nova-senha-9' }));
    expect((await app.ok(listMessages, { query: {} }, { as: { token } })).messages).toEqual([
      expect.objectContaining({ subject }),
    ]);
  });

  test('a link expires after an hour', async () => {
    const user = await app.makeUser();
    await forgot(user.username);
    await app.runJobs();
    app.clock.advance(61 * 60_000);
    await app.refused(
      resetPassword,
      { body: { token: tokenIn(app.mails.at(-1)?.text ?? ''), password: 'nova-senha-9' } },
      410,
    );
  });

  test('a weak password is rejected with its missing requirements', async () => {
    const { issues } = await app.refused(resetPassword, { body: { token: 'x', password: '---' } }, 400);
    expect(issues?.map((issue) => issue.message)).toEqual([
      'Ao menos 8 caracteres',
      'Ao menos um número',
      'Ao menos uma letra',
    ]);
  });

  test('answers 429 after repeated requests', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await forgot('alguem');
    await app.refused(forgotPassword, { body: { username: 'alguem', idAppType: 1 } }, 429);
  });
});
