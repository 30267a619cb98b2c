import {
  changePassword,
  currentSession,
  endOneSession,
  endOtherSessions,
  enterSupportAccess,
  forgotPassword,
  listSessions,
  login,
  resetPassword,
} from '@shared-kit/contracts/identity';
import { startTestApp, testPassword } from '../../../test/index.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterEach(() => app.clock.reset());
afterAll(() => app.close());

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

const credentials = (username: string, password = testPassword) => ({
  body: { username, password, idAppType: 1, acronym: '' },
});
const logInFrom = (user: TestUser, agent: string) =>
  app.ok(login, credentials(user.username), { headers: { 'user-agent': agent } });
const statusOf = async (token: string) => (await app.call(currentSession, {}, { as: { token } })).status;
const change = (user: TestUser, currentPassword: string, newPassword: string) => ({
  params: { idUser: user.idUser },
  body: { currentPassword, newPassword },
});

describe('PUT /users/{idUser}/change-password', () => {
  test.each([
    ['', 'novasenha1', 'body.currentPassword', 'Senha atual obrigatório'],
    [testPassword, 'curta1', 'body.newPassword', 'Ao menos 8 caracteres'],
    [testPassword, 'semnumero', 'body.newPassword', 'Ao menos um número'],
    [testPassword, '12345678', 'body.newPassword', 'Ao menos uma letra'],
  ])('rejects %j → %j', async (current, next, path, message) => {
    const user = await app.makeUser();
    const { issues } = await app.refused(changePassword, change(user, current, next), 400, { as: user });
    expect(issues).toContainEqual({ path, message });
  });

  test('answers 404 for another person’s account and 409 for a person who enters by SSO', async () => {
    const user = await app.makeUser();
    await app.refused(changePassword, change(user, testPassword, 'novasenha1'), 404, { as: app.user });
    const ssoOnly = await app.makeUser(app.tenant, { password_hash: null });
    expect(
      (await app.refused(changePassword, change(ssoOnly, 'qualquer1', 'novasenha1'), 409, { as: ssoOnly })).code,
    ).toBe('identity.no-password');
  });

  test('a wrong current password is 422 at its field, and five attempts exhaust the limit [B5-56]', async () => {
    const user = await app.makeUser();
    for (let index = 0; index < 5; index += 1) {
      const refusal = await app.refused(changePassword, change(user, 'errada123', 'novasenha1'), 422, { as: user });
      expect(refusal).toMatchObject({
        message: 'Senha atual incorreta',
        issues: [{ path: 'body.currentPassword', message: 'Senha atual incorreta' }],
      });
    }
    await app.refused(changePassword, change(user, testPassword, 'novasenha1'), 429, { as: user });
  });

  test('accepts the new password only, continues this session, ends the others and sends a mail [B7.7-06]', async () => {
    const user = await app.makeUser();
    const other = await logInFrom(user, iphone);
    const sent = app.mails.length;
    await app.ok(changePassword, change(user, testPassword, 'novasenha1'), { as: user });
    expect([await statusOf(user.token), await statusOf(other.token)]).toEqual([200, 401]);
    await app.refused(login, credentials(user.username), 401);
    await app.ok(login, credentials(user.username, 'novasenha1'));
    await app.runJobs();
    expect(app.mails.slice(sent)).toEqual([
      expect.objectContaining({ to: user.email, subject: `${app.tenant.name}: sua senha foi alterada` }),
    ]);
    expect(app.mails.at(-1)?.text).not.toContain('novasenha1');
  });

  test('accepts only one of two concurrent changes from two devices', async () => {
    const user = await app.makeUser();
    const other = await logInFrom(user, iphone);
    const replies = await Promise.all([
      app.call(changePassword, change(user, testPassword, 'novasenha1'), { as: user }),
      app.call(changePassword, change(user, testPassword, 'novasenha2'), { as: other }),
    ]);
    // The first change ends the sessions of other devices, perhaps before the second call is read.
    const [accepted, refused] = replies.map(({ status }) => status).toSorted();
    expect(accepted).toBe(200);
    expect([401, 422]).toContain(refused);
  });

  test('accepts only one of two reset links that are used at the same time', async () => {
    const user = await app.makeUser();
    const linkFor = async () => {
      await app.ok(forgotPassword, { body: { username: user.username, idAppType: 1 } });
      await app.runJobs();
      return /token=([\w-]+)/.exec(app.mails.at(-1)?.text ?? '')?.[1] ?? '';
    };
    for (const round of [1, 2]) {
      const links = [await linkFor(), await linkFor()];
      const replies = await Promise.all(
        links.map((token, index) =>
          app.call(resetPassword, { body: { token, password: `senhanova${round}${index}` } }),
        ),
      );
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    }
  });

  test('invalidates a reset link that was requested before', async () => {
    const user = await app.makeUser();
    await app.ok(forgotPassword, { body: { username: user.username, idAppType: 1 } });
    await app.runJobs();
    const token = /token=([\w-]+)/.exec(app.mails.at(-1)?.text ?? '')?.[1] ?? '';
    await app.ok(changePassword, change(user, testPassword, 'novasenha1'), { as: user });
    await app.refused(resetPassword, { body: { token, password: 'terceira123' } }, 410);
  });
});

describe('sessions of a person', () => {
  test('lists each device in words, with its last use, and marks the current one', async () => {
    app.clock.set('2026-11-21T12:00:00Z');
    const user = await app.makeUser();
    app.clock.advance(1000);
    const desk = await logInFrom(user, chrome);
    app.clock.set('2026-11-21T12:01:00Z');
    const phone = await logInFrom(user, iphone);
    app.clock.set('2026-11-21T12:20:00Z');
    const { sessions } = await app.ok(listSessions, { params: { idUser: user.idUser } }, { as: phone });
    expect(
      sessions.map(({ device, deviceKind, isCurrent, startedAt, lastUsedAt, supportBy }) => ({
        device,
        deviceKind,
        isCurrent,
        startedAt,
        lastUsedAt,
        supportBy,
      })),
    ).toEqual([
      {
        device: 'Safari no iPhone',
        deviceKind: 'phone',
        isCurrent: true,
        startedAt: '2026-11-21 12:01:00',
        lastUsedAt: '2026-11-21 12:20:00',
        supportBy: null,
      },
      {
        device: 'Chrome no Windows',
        deviceKind: 'computer',
        isCurrent: false,
        startedAt: '2026-11-21 12:00:01',
        lastUsedAt: '2026-11-21 12:00:01',
        supportBy: null,
      },
      expect.objectContaining({ device: 'Dispositivo desconhecido', isCurrent: false }),
    ]);
    expect(await statusOf(desk.token)).toBe(200);
  });

  test('ends one session or all the others', async () => {
    const user = await app.makeUser();
    const params = { idUser: user.idUser };
    const [desk, phone] = [await logInFrom(user, chrome), await logInFrom(user, iphone)];
    const { sessions } = await app.ok(listSessions, { params }, { as: user });
    const idSession = sessions.find(({ device }) => device === 'Chrome no Windows')?.idSession ?? '';
    await app.ok(endOneSession, { params: { ...params, idSession } }, { as: user });
    expect([await statusOf(desk.token), await statusOf(phone.token)]).toEqual([401, 200]);
    await app.refused(endOneSession, { params: { ...params, idSession } }, 404, { as: user });
    expect(await app.ok(endOtherSessions, { params }, { as: user })).toEqual({ success: true, ended: 1 });
    expect([await statusOf(phone.token), await statusOf(user.token)]).toEqual([401, 200]);
  });

  test('answers 404 for sessions of another person', async () => {
    const user = await app.makeUser();
    const mine = await app.ok(listSessions, { params: { idUser: user.idUser } }, { as: user });
    const idSession = mine.sessions[0]?.idSession ?? '';
    await app.refused(listSessions, { params: { idUser: user.idUser } }, 404, { as: app.user });
    await app.refused(endOtherSessions, { params: { idUser: user.idUser } }, 404, { as: app.user });
    await app.refused(endOneSession, { params: { idUser: user.idUser, idSession } }, 404, { as: app.user });
    await app.refused(endOneSession, { params: { idUser: app.user.idUser, idSession } }, 404, { as: app.user });
    expect(await statusOf(user.token)).toBe(200);
  });

  test('lists a support access as such, and the person can end it', async () => {
    const actor = await app.makeUser(app.tenant, { can_access_support: true, name: 'Mauro Suporte' });
    const user = await app.makeUser();
    const { result } = await app.ok(enterSupportAccess, { body: { idUser: user.idUser } }, { as: actor });
    const { sessions } = await app.ok(listSessions, { params: { idUser: user.idUser } }, { as: user });
    const support = sessions.find(({ supportBy }) => supportBy === 'Mauro Suporte');
    await app.ok(endOneSession, { params: { idUser: user.idUser, idSession: support?.idSession ?? '' } }, { as: user });
    expect([await statusOf(result.token), await statusOf(actor.token)]).toEqual([401, 200]);
  });
});
