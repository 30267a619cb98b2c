import { zstdDecompressSync, brotliDecompressSync } from 'node:zlib';
import { currentSession } from '@shared-kit/contracts/identity';
import { writeTestShell } from '../modules/delivery/test/test-shell.ts';
import { publishTestRelease, startTestApp } from '../test/index.ts';
import type { TestApp, TestTenant, TestUser } from '../test/index.ts';
import { cookieOf, opened, repliesIn } from './test/opened-page.fixtures.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ FIRST_REPLIES_MS: '10000' });
  await writeTestShell(app);
  await publishTestRelease(app.platform, {
    manifest: {
      routes: [
        {
          path: '/lojinha',
          page: 'home',
          title: 'Lojinha',
          prefetch: [{ path: currentSession.path, shows: { title: 'viewer.name' } }],
        },
      ],
    },
  });
});
afterAll(() => app.close());

/** Requests the page as the browser of a cookie, and returns it as text with the encoding in which it came. */
async function open(cookie: string, at: TestTenant = app.tenant, accepted = 'gzip, deflate, br, zstd') {
  const reply = await app.server.inject({
    method: 'GET',
    url: `${at.basePath}/lojinha`,
    headers: { host: at.host, cookie, ...opened, 'accept-encoding': accepted },
  });
  const encoding = reply.headers['content-encoding'];
  const unpack = { zstd: zstdDecompressSync, br: brotliDecompressSync }[String(encoding)];
  const html = (unpack ? unpack(reply.rawPayload) : reply.rawPayload).toString();
  return { encoding, html, headers: reply.headers };
}

/** Opens the page so often that its head was kept before. */
async function openOften(cookie: string, at?: TestTenant) {
  for (let time = 0; time < 3; time += 1) await open(cookie, at);
  return open(cookie, at);
}

const someone = (at?: TestTenant): Promise<TestUser> => app.makeUser(at, { name: `Pessoa ${crypto.randomUUID()}` });

test('each person gets their own document, which is the same in Zstandard and without an encoding', async () => {
  for (const user of [await someone(), await someone()]) {
    const cookie = await cookieOf(app, user);
    const plain = await open(cookie, app.tenant, '');
    const packed = await openOften(cookie);
    expect([plain.encoding, packed.encoding]).toEqual([undefined, 'zstd']);
    expect(packed.html).toBe(plain.html);
    expect(packed.headers['content-security-policy']).toBe(plain.headers['content-security-policy']);
    expect(repliesIn(packed.html)?.idUser).toBe(user.idUser);
    expect(packed.html).toContain(`<h1>${user.name}</h1>`);
    expect(packed.headers['vary']).toBe('accept-encoding');
  }
});

test.each(['gzip, br', 'br;q=1.0, zstd;q=0', 'br'])('a browser that sends "%s" gets Brotli', async (accepted) => {
  const cookie = await cookieOf(app, await someone());
  const { encoding, html } = await open(cookie, app.tenant, accepted);
  expect(encoding).toBe('br');
  expect(html).toBe((await open(cookie, app.tenant, '')).html);
});

test('the document of another company has its own head', async () => {
  const [here, there] = [await someone(), await someone(app.otherTenant)];
  await openOften(await cookieOf(app, here));
  const { html } = await openOften(await cookieOf(app, there, app.otherTenant), app.otherTenant);
  expect(html).toContain(`"idApp":${app.otherTenant.idApp}`);
  expect(html).not.toContain(`"idApp":${app.tenant.idApp},`);
  expect(html).toContain(there.name);
});

test('the next document shows a change of the company that another node wrote', async () => {
  const cookie = await cookieOf(app, await someone());
  await openOften(cookie);
  await app.platform.database.db
    .updateTable('apps')
    .set({ name: 'Nome novo' })
    .where('id_app', '=', app.tenant.idApp)
    .execute();
  expect((await open(cookie)).html).toContain('<title>Nome novo</title>');
});

test('the next document names a release that was published since', async () => {
  const cookie = await cookieOf(app, await someone());
  await openOften(cookie);
  await publishTestRelease(app.platform, { remote: 'mfe-other', manifest: { routes: [] } });
  expect((await open(cookie)).html).toContain('"remote":"mfe-other"');
});

test('a session that was revoked since gets a document without data', async () => {
  const user = await someone();
  const cookie = await cookieOf(app, user);
  expect(repliesIn((await openOften(cookie)).html)?.idUser).toBe(user.idUser);
  await app.platform.database.db
    .updateTable('sessions')
    .set({ revoked_at: app.clock.now() })
    .where('id_user', '=', user.idUser)
    .execute();
  const { html } = await open(cookie);
  expect(repliesIn(html)).toBeUndefined();
  expect(html).not.toContain(user.name);
});
