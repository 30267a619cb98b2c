import type { FastifyInstance } from 'fastify';
import { contentType, findContent } from '@shared-kit/contracts/content';
import { HOUR_MS } from '@shared-kit/contracts/calendar';
import { mediaReference } from '../modules/content/index.ts';
import { makeItem, makeSection } from '../modules/content/test/content-factory.ts';
import { withTenant } from '../platform/database/tenant-db.adapter.ts';
import { startTestApp } from '../test/index.ts';
import type { TestApp, TestTenant } from '../test/index.ts';
import { buildContentOrigin } from './build-content-origin.service.ts';

let app: TestApp;
let origin: FastifyInstance;
const html = '<!doctype html><title>Simulador</title><script>parent.postMessage(document.cookie, "*")</script>';

beforeAll(async () => {
  app = await startTestApp();
  origin = buildContentOrigin(app.platform);
  await origin.ready();
});
afterEach(() => app.clock.reset());
afterAll(async () => {
  await origin.close();
  await app.close();
});

async function savePage(tenant: TestTenant, name = 'simulador.html', text = html): Promise<string> {
  const { storage, database } = app.platform;
  const saved = await withTenant(database.db, tenant.idApp, (db) =>
    storage.store(db, { body: Buffer.from(text), mediaType: 'text/html', name }),
  );
  return saved.key;
}

const get = (address: string) => {
  const { pathname, search } = new URL(address, 'http://content.example');
  return origin.inject({ url: pathname + search, headers: { cookie: 'remote=x' } });
};
const refusal = (code: string) => ({ success: false, code, message: expect.stringMatching(/\w+\.$/) });

test.each(['/', '/aurora', '/api/health', '/media/t1/aa/x.html', '/page/', '/login', '/../etc/passwd'])(
  '%s is rejected in the shape of the contract',
  async (path) => {
    const reply = await get(path);
    expect([403, 404]).toContain(reply.statusCode);
    expect(reply.json()).toMatchObject({ success: false, code: expect.any(String) });
  },
);

test('every writing method is 404', async () => {
  for (const method of ['POST', 'PUT', 'DELETE'] as const) {
    const reply = await origin.inject({ method, url: '/page/x.html', payload: '{}' });
    expect([reply.statusCode, reply.json()]).toEqual([404, refusal('not-found')]);
  }
});

test('a link that was changed, truncated, has expired or was signed for another purpose is rejected', async () => {
  const key = await savePage(app.tenant);
  const { storage } = app.platform;
  const link = storage.signPageUrl(key);
  const [path = ''] = link.split('?');
  const other = await savePage(app.otherTenant, 'outra.html', '<p>outra</p>');
  for (const address of [
    path,
    `${link}x`,
    link.replace(key, other),
    link.replace(/e=\d+/, 'e=99999999999'),
    storage.signMediaUrl(key).replace('/media/', '/page/'),
  ]) {
    const reply = await get(address);
    expect([reply.statusCode, reply.json()]).toEqual([403, refusal('media.link-over')]);
  }
  app.clock.advance(9 * HOUR_MS);
  expect((await get(link)).statusCode).toBe(403);
});

test('a file that is no page, is missing, or belongs to an inactive tenant is not shown', async () => {
  const { storage, database } = app.platform;
  const closed = await app.makeTenant();
  const keys = [
    await savePage(app.tenant, 'figura.svg', '<svg/>'),
    `t${app.tenant.idApp}/aa/gone.html`,
    'x/page.html',
    await savePage(closed),
  ];
  await database.db.updateTable('apps').set({ active: false }).where('id_app', '=', closed.idApp).execute();
  for (const key of keys)
    expect([key, (await get(storage.signPageUrl(key))).json()]).toEqual([key, refusal('not-found')]);
});

test('a page is served unchanged, may be framed only by its own portal, and is sandboxed', async () => {
  const tenant = await app.makeTenant({ app: { host: 'portal.example' } });
  const reply = await get(app.platform.storage.signPageUrl(await savePage(tenant)));
  expect([reply.statusCode, reply.payload]).toEqual([200, html]);
  expect(reply.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': expect.stringContaining('private'),
  });
  const policy = String(reply.headers['content-security-policy']);
  expect(policy).toMatch(/default-src 'none'.*frame-ancestors http:\/\/portal\.example:\*; sandbox allow-scripts/);
  expect(policy).not.toContain('allow-same-origin');
  expect(reply.headers['set-cookie']).toBeUndefined();
  expect(reply.headers['x-frame-options']).toBeUndefined();
});

test('every host of a tenant may frame its pages, and no other', async () => {
  const tenant = await app.makeTenant({
    app: { host: 'novo.example', other_hosts: JSON.stringify(['antigo.example']) },
  });
  const reply = await get(app.platform.storage.signPageUrl(await savePage(tenant)));
  expect(String(reply.headers['content-security-policy'])).toMatch(
    /frame-ancestors http:\/\/novo\.example:\* http:\/\/antigo\.example:\*; sandbox/,
  );
});

test('the health routes report the state of the server', async () => {
  expect((await get('/health/live')).json()).toEqual({ status: 'ok' });
  expect((await get('/health/ready')).json()).toMatchObject({
    status: 'ok',
    checks: { database: true, storage: true, serving: true },
  });
});

test('an uploaded page is opened from this origin, and the portal never serves it as a page [B2.6-06]', async () => {
  const key = await savePage(app.tenant);
  const fields = { id_section: await makeSection(app, app.tenant), content_location: mediaReference(key) };
  const shown = async (id_content_type: number) => {
    const id = await makeItem(app, app.tenant, { ...fields, id_content_type });
    const { content } = await app.ok(findContent, { params: { id } }, { as: app.user });
    return content[0]?.contentLocation ?? '';
  };
  for (const type of [contentType.article, contentType.site]) {
    const address = await shown(type);
    expect(address).toMatch(/^http:\/\/localhost:3001\/page\/t\d+\/.+\.html\?e=/);
    expect((await get(address)).payload).toBe(html);
  }
  // A download stays a file.
  expect(await shown(contentType.file)).toContain(`${app.tenant.basePath}/media/`);
  const raw = await app.server.inject(app.tenant.basePath + app.platform.storage.signMediaUrl(key));
  expect(raw.headers['content-type']).toBe('application/octet-stream');
});
