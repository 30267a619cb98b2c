import { mkdir, writeFile } from 'node:fs/promises';
import { currentSession, listSessions, logout } from '@shared-kit/contracts/identity';
import { publishTestRelease, startTestApp } from '../test/index.ts';
import type { TestApp, TestTenant, TestUser } from '../test/index.ts';
import { cookieOf as personCookie, opened, repliesIn } from './test/opened-page.fixtures.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ FIRST_REPLIES_MS: '10000' });
  const folder = app.platform.env.SHELL_DIR;
  await mkdir(folder, { recursive: true });
  const build = {
    scripts: ['main.1.js'],
    styles: [],
    fonts: [],
    portal: [],
    login: [],
    guardScript: 'console.log(0)',
    inlineScript: 'console.log(1)',
    capabilities: { version: '1', contracts: [1], shared: {}, emits: {}, listens: {}, slots: {} },
    files: { 'main.1.js': 'sha384-main' },
  };
  await writeFile(`${folder}/shell-manifest.json`, JSON.stringify(build));
  await publishTestRelease(app.platform, {
    manifest: {
      routes: [
        {
          path: '/lojinha/:place',
          page: 'home',
          title: 'Lojinha',
          prefetch: [
            { path: currentSession.path, shows: { title: 'viewer.name', text: 'viewer.role' } },
            { path: '/users/:idUser/sessions' },
            { path: '/users/:place/sessions' },
            { path: '/users/:missing/sessions' },
            { method: 'POST', path: logout.path },
          ],
        },
      ],
    },
  });
});
afterAll(() => app.close());

/** Requests the page as a browser with these cookies and headers. */
const open = (headers: Record<string, string>, at: TestTenant = app.tenant, path = '/lojinha/999') =>
  app.server.inject({ method: 'GET', url: `${at.basePath}${path}`, headers: { host: at.host, ...headers } });

const cookieOf = (as: TestUser, at: TestTenant = app.tenant) => personCookie(app, as, at);

describe('the cookie of the person', () => {
  test('comes with the first call of a session, is sent below the tenant only, and is hidden from scripts and other sites', async () => {
    const first = await app.call(currentSession, {}, { as: app.user });
    expect(String(first.headers['set-cookie'])).toMatch(
      new RegExp(`^az_person_\\w{8}=[^;]+; Max-Age=2592000; Path=${app.tenant.basePath}; HttpOnly; SameSite=Strict$`),
    );
    const cookie = await cookieOf(app.user);
    const again = await app.call(currentSession, {}, { as: app.user, headers: { cookie } });
    expect(again.headers['set-cookie']).toBeUndefined();
    const [name = ''] = cookie.split('=');
    const damaged = await app.call(currentSession, {}, { as: app.user, headers: { cookie: `${name}=x.1.y` } });
    expect(String(damaged.headers['set-cookie'])).toContain(cookie);
  });

  test('that belongs to another session stays, because somebody may have logged in in another tab', async () => {
    const cookie = await cookieOf(app.user);
    const reply = await app.call(currentSession, {}, { as: await app.makeUser(), headers: { cookie } });
    expect([reply.status, reply.headers['set-cookie']]).toEqual([200, undefined]);
  });

  test('has a name over https that browsers accept with Secure only', async () => {
    const https = await startTestApp({ TRUST_PROXY: '127.0.0.1' });
    const { headers } = await https.call(
      currentSession,
      {},
      { as: https.user, headers: { 'x-forwarded-proto': 'https' } },
    );
    await https.close();
    expect(String(headers['set-cookie'])).toMatch(/^__Secure-az_person_\w{8}=[^;]+; .*Secure; SameSite=Strict$/);
  });

  test('opens no call', async () => {
    const cookie = await cookieOf(app.user);
    await app.refused(currentSession, {}, 401, { headers: { cookie } });
  });

  test('is removed by a logout, and opens no page afterwards', async () => {
    const user = await app.makeUser();
    const cookie = await cookieOf(user);
    const { headers } = await app.call(logout, {}, { as: user, headers: { cookie } });
    expect(String(headers['set-cookie'])).toMatch(/^az_person_\w{8}=; Max-Age=0;/);
    expect(repliesIn((await open({ cookie, ...opened })).payload)).toBeUndefined();
  });
});

describe('a document without data of a person', () => {
  const refused: [string, Record<string, string>][] = [
    ['another site opens it', { ...opened, 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring site opens it', { ...opened, 'sec-fetch-site': 'same-site' }],
    ['a script requests it', { ...opened, 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
    ['a frame shows it', { ...opened, 'sec-fetch-dest': 'iframe' }],
    ['the browser does not say how it is requested', {}],
  ];
  test.each(refused)('is sent when %s', async (_, headers) => {
    const cookie = await cookieOf(app.user);
    const reply = await open({ cookie, ...headers });
    expect(reply.statusCode).toBe(200);
    expect(repliesIn(reply.payload)).toBeUndefined();
    expect(reply.payload).not.toContain(app.user.name);
    expect(reply.headers['etag']).toBeDefined();
  });

  test('is sent to visitors, and for altered cookies and those of another tenant or an ended session', async () => {
    const cookie = await cookieOf(app.user);
    const foreign = await cookieOf(app.otherUser, app.otherTenant);
    const [name = '', value = ''] = cookie.split('=');
    const [idSession, , signature] = value.split('.');
    const ended = await app.makeUser();
    const endedCookie = await cookieOf(ended);
    await app.platform.database.db
      .updateTable('sessions')
      .set({ revoked_at: app.clock.now() })
      .where('id_user', '=', ended.idUser)
      .execute();
    for (const sent of [
      '',
      foreign,
      `${cookie}x`,
      `${name}=${idSession}.999.${signature}`,
      `${name}=..`,
      endedCookie,
    ]) {
      const { payload } = await open({ cookie: sent, ...opened });
      expect(repliesIn(payload)).toBeUndefined();
    }
  });

  test('is sent while it is switched off, and for five seconds after calls were late', async () => {
    const cookie = await cookieOf(app.user);
    const withLimit = async (FIRST_REPLIES_MS: number) => {
      Object.assign(app.platform.env, { FIRST_REPLIES_MS });
      const { statusCode, payload } = await open({ cookie, ...opened });
      expect(statusCode).toBe(200);
      return repliesIn(payload)?.idUser;
    };
    expect(await withLimit(0)).toBeUndefined();
    expect(await withLimit(10_000)).toBe(app.user.idUser);
    const { resolve } = app.platform.tenants;
    const slowly: typeof resolve = async (...address) => {
      await new Promise((done) => setTimeout(done, 100));
      return resolve(...address);
    };
    Object.assign(app.platform.tenants, { resolve: slowly });
    expect(await withLimit(10)).toBeUndefined();
    Object.assign(app.platform.tenants, { resolve });
    app.clock.advance(2_000);
    expect(await withLimit(10_000)).toBeUndefined();
    app.clock.advance(3_000);
    expect(await withLimit(10_000)).toBe(app.user.idUser);
  });

  test('is sent at addresses whose page prefetches nothing', async () => {
    const cookie = await cookieOf(app.user);
    expect(repliesIn((await open({ cookie, ...opened }, app.tenant, '/login')).payload)).toBeUndefined();
  });
});

describe('a document for the person who opens it', () => {
  test('carries the replies that their own calls would get, without a token', async () => {
    const user = await app.makeUser();
    const reply = await open({ cookie: await cookieOf(user), ...opened });
    const own = await app.ok(listSessions, { params: { idUser: user.idUser } }, { as: user });
    const found = repliesIn(reply.payload);
    expect(found?.idUser).toBe(user.idUser);
    // The third call names another person and is refused; the fourth has no value; the fifth is not a reading call.
    expect(found?.replies.map(({ path }) => path)).toEqual([currentSession.path, `/users/${user.idUser}/sessions`]);
    expect(found?.replies[0]?.reply).toMatchObject({ token: '', viewer: { idUser: user.idUser } });
    expect(found?.replies[1]?.reply).toEqual(own);
    expect(reply.payload).not.toContain(user.token);
    // The session goes on.
    await app.ok(currentSession, {}, { as: user });
  });

  test('is stored by no cache', async () => {
    const cookie = await cookieOf(app.user);
    const { headers } = await open({ cookie, ...opened });
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['etag']).toBeUndefined();
    const again = await open({ cookie, ...opened, 'if-none-match': '*' });
    expect(again.statusCode).toBe(200);
  });

  test('carries only what the terms allow', async () => {
    const tenant = await app.makeTenant({ app: { agreement_version: '2', agreement_terms: 'Termos' } });
    const user = await app.makeUser(tenant);
    const { payload } = await open({ cookie: await cookieOf(user, tenant), ...opened }, tenant);
    expect(repliesIn(payload)?.replies.map(({ path }) => path)).toEqual([currentSession.path]);
  });

  test('shows texts of a reply as texts, under a policy that allows their style', async () => {
    const name = '</script><script>alert(1)</script>"&';
    const user = await app.makeUser(app.tenant, { name, role: '<img src=x onerror=alert(2)>' });
    const reply = await open({ cookie: await cookieOf(user), ...opened });
    expect(reply.payload).not.toMatch(/<script>alert|<img src=x/);
    expect(reply.payload).toContain('<h1>&#60;/script&#62;&#60;script&#62;alert(1)&#60;/script&#62;&#34;&#38;</h1>');
    expect(repliesIn(reply.payload)?.replies[0]?.reply).toMatchObject({ viewer: { name } });
    expect(String(reply.headers['content-security-policy'])).toMatch(/style-src 'self' 'sha256-/);
  });

  test('makes the calls of a page within the turn of the page', async () => {
    const cookie = await cookieOf(app.user);
    const enter = jest.spyOn(app.platform.turns, 'enter');
    expect(repliesIn((await open({ cookie, ...opened })).payload)?.replies.length).toBeGreaterThan(0);
    expect(enter).toHaveBeenCalledTimes(1);
    enter.mockRestore();
  });

  test('does not let callers pass for calls of this server', async () => {
    const reply = await app.call(currentSession, {}, { headers: { 'x-azulejo-inner-call': 'a'.repeat(32) } });
    expect(reply.status).toBe(401);
  });
});
