import {
  currentSession,
  exchangeToken,
  listSessions,
  login,
  openAdmin,
  renewLogin,
} from '@shared-kit/contracts/identity';
import { listBellEntries } from '@shared-kit/contracts/notifications';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@shared-kit/contracts/calendar';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ ADMIN_ORIGINS: 'https://admin.example' })));
afterAll(() => app.close());
beforeEach(() => app.clock.set('2026-11-02T10:00:00Z'));
afterEach(() => app.clock.reset());

const renewalOf = (user: TestUser) => ({ body: { idUser: user.idUser, idAppType: 1, acronym: '' } });

/** Uses the session at intervals, and takes each new token, until the session ends. Returns its age in hours. */
async function hoursUntilItEnds(user: TestUser, interval: number): Promise<number> {
  let { token } = user;
  for (let hours = interval; hours < 40 * 24; hours += interval) {
    app.clock.advance(interval * HOUR_MS);
    const reply = await app.call(renewLogin, renewalOf(user), { as: { token } });
    if (reply.status === 401) return hours;
    ({ token } = reply.body as { token: string });
  }
  throw new Error('the session never ended');
}

test('a session that is renewed all the time ends after 30 days', async () => {
  expect(await hoursUntilItEnds(await app.makeUser(), 72)).toBe(30 * 24);
});

test('a node whose clock is behind does not bring the end of a session forward', async () => {
  const user = await app.makeUser();
  app.clock.set('2026-11-01T10:00:00Z');
  await app.ok(renewLogin, renewalOf(user), { as: user });
  const session = await app.platform.database.db
    .selectFrom('sessions')
    .select(['renewed_on', 'expires_at'])
    .where('id_user', '=', user.idUser)
    .executeTakeFirstOrThrow();
  expect(session).toEqual({ renewed_on: '2026-11-01', expires_at: new Date('2026-11-09T10:00:00Z') });
});

test.each([
  ['administrators', { admin: 1 }],
  ['support', { can_access_support: true }],
  ['developers', { developer: true }],
])('a session of %s ends after 12 hours', async (_role, fields) => {
  expect(await hoursUntilItEnds(await app.makeUser(app.tenant, fields), 4)).toBe(12);
});

test('a session that another session hands over ends with the proof of identity of the first', async () => {
  await app.platform.database.db
    .updateTable('apps')
    .set({ admin_url: 'https://admin.example/' })
    .where('id_app', '=', app.tenant.idApp)
    .execute();
  const boss = await app.makeUser(app.tenant, { admin: 1 });
  app.clock.advance(11 * HOUR_MS);
  const { url } = await app.ok(openAdmin, {}, { as: boss });
  const token = new URL(url).searchParams.get('token') ?? new URLSearchParams(new URL(url).hash.slice(1)).get('token');
  const handed = await app.ok(
    exchangeToken,
    { body: { token: token ?? '', target: 'https://admin.example' } },
    { headers: { origin: 'https://admin.example' } },
  );
  await app.ok(currentSession, {}, { as: handed });
  app.clock.advance(HOUR_MS + MINUTE_MS);
  await app.refused(currentSession, {}, 401, { as: handed });
});

describe('reused session token', () => {
  /** Renews, uses the newer token and lets the grace pass. */
  async function outdate(user: TestUser): Promise<{ token: string }> {
    const newer = await app.ok(renewLogin, renewalOf(user), { as: user });
    await app.ok(currentSession, {}, { as: newer });
    app.clock.advance(2 * MINUTE_MS);
    return newer;
  }

  test('an older token that is used twice after its grace ends the session, and the person is notified once', async () => {
    const user = await app.makeUser();
    const newer = await outdate(user);
    for (let call = 0; call < 5; call += 1) await app.refused(currentSession, {}, 401, { as: user });
    // The calls of one page that slept end nothing.
    await app.ok(currentSession, {}, { as: newer });
    app.clock.advance(MINUTE_MS);
    expect(await app.refused(currentSession, {}, 401, { as: user })).toMatchObject({ code: 'session.expired' });
    await app.refused(currentSession, {}, 401, { as: newer });
    await app.refused(currentSession, {}, 401, { as: user });
    await app.runJobs();
    const mails = app.mails.filter(({ to }) => to === user.email);
    expect(mails).toEqual([
      expect.objectContaining({ subject: `${app.tenant.name}: encerramos um acesso à sua conta` }),
    ]);
    expect(mails[0]?.text).toContain('altere a sua senha');
    const body = { username: user.username, password: 'azulejo123', idAppType: 1, acronym: '' };
    const again = await app.ok(login, { body });
    const bell = await app.ok(listBellEntries, { query: {} }, { as: again });
    expect(JSON.stringify(bell)).toContain('encerramos um acesso');
  });

  test("does not end the person's other sessions", async () => {
    const user = await app.makeUser();
    const other = await app.ok(login, {
      body: { username: user.username, password: 'azulejo123', idAppType: 1, acronym: '' },
    });
    await outdate(user);
    await app.refused(currentSession, {}, 401, { as: user });
    app.clock.advance(MINUTE_MS);
    await app.refused(currentSession, {}, 401, { as: user });
    const { sessions } = await app.ok(listSessions, { params: { idUser: user.idUser } }, { as: other });
    expect(sessions).toHaveLength(1);
  });

  test('ten tabs that renew a token at once keep their session', async () => {
    const user = await app.makeUser();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => app.ok(renewLogin, renewalOf(user), { as: user })),
    );
    for (const reply of replies) await app.ok(currentSession, {}, { as: reply });
    // The slowest tab still has the first token within the grace.
    await app.ok(currentSession, {}, { as: user });
    app.clock.advance(DAY_MS);
    await app.ok(currentSession, {}, { as: replies.at(-1) });
  });

  test('an older token never makes a public call fail, such as a new login', async () => {
    const user = await app.makeUser();
    const newer = await outdate(user);
    for (let count = 0; count < 2; count += 1) app.clock.advance(MINUTE_MS);
    await app.ok(
      login,
      { body: { username: user.username, password: 'azulejo123', idAppType: 1, acronym: '' } },
      { as: user },
    );
    await app.ok(currentSession, {}, { as: newer });
  });
});
