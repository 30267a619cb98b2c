import { mkdir, writeFile } from 'node:fs/promises';
import { createContext, runInContext } from 'node:vm';
import sharp from 'sharp';
import { toJson } from '../platform/database/tenant-db.adapter.ts';
import { startTestApp } from '../test/index.ts';
import type { TestApp, TestTenant } from '../test/index.ts';
import type { WebManifest } from './web-manifest.rules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await mkdir(app.platform.env.SHELL_DIR, { recursive: true });
  await writeFile(`${app.platform.env.SHELL_DIR}/service-worker.js`, 'addEventListener("fetch", () => undefined);');
});
afterAll(() => app.close());

const get = (path: string, { host, basePath }: TestTenant) =>
  app.server.inject({ method: 'GET', url: basePath + path, headers: { host } });
const manifestOf = async (tenant: TestTenant): Promise<WebManifest> =>
  (await get('/manifest.webmanifest', tenant)).json();

/** Gives a tenant a logo of one colour, and a primary colour. */
async function setAppearance(tenant: TestTenant, logo: string | null, primaryColor: string): Promise<void> {
  const key = `t${tenant.idApp}/logo-${logo ?? 'none'}.svg`;
  if (logo)
    await app.platform.storage.files.write(
      key,
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="${logo}"/></svg>`,
      ),
      'image/svg+xml',
    );
  const { appearance } = await app.platform.database.db
    .selectFrom('apps')
    .select('appearance')
    .where('id_app', '=', tenant.idApp)
    .executeTakeFirstOrThrow();
  const changed = {
    appearance: toJson({ ...appearance, logo: logo ? key : '', favIcon: '' }),
    theme: toJson({ primaryColor }),
  };
  await app.platform.database.db.updateTable('apps').set(changed).where('id_app', '=', tenant.idApp).execute();
}

/** Returns the colours in the middle and in the corner. */
async function colorsOf(png: Buffer): Promise<{ middle: number[]; corner: number[]; width: number }> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): number[] => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ];
  return { middle: at(info.width / 2, info.width / 2), corner: at(0, 0), width: info.width };
}

describe('the manifest', () => {
  test('makes each tenant a separate app, also on one host [A1-06]', async () => {
    const [one, other] = [await manifestOf(app.tenant), await manifestOf(app.otherTenant)];
    expect(one).toMatchObject({
      display: 'standalone',
      lang: 'pt-BR',
      name: app.tenant.name,
      start_url: `${app.tenant.basePath}/`,
    });
    expect(one.start_url.startsWith(one.scope)).toBe(true);
    for (const key of ['id', 'start_url', 'name'] as const) expect(other[key]).not.toBe(one[key]);
    expect((await get('/manifest.webmanifest', app.tenant)).headers['content-type']).toBe(
      'application/manifest+json; charset=utf-8',
    );
  });

  test('declares icons of 192, 256 and 512, some of them maskable; each is a picture of that size [A1-07]', async () => {
    await setAppearance(app.tenant, '#ffffff', '#2a1e9a');
    const { icons } = await manifestOf(app.tenant);
    expect(icons.filter(({ purpose }) => purpose === 'any').map(({ sizes }) => sizes)).toEqual([
      '192x192',
      '256x256',
      '512x512',
    ]);
    expect(icons.filter(({ purpose }) => purpose === 'maskable').map(({ sizes }) => sizes)).toEqual([
      '192x192',
      '512x512',
    ]);
    for (const { src, sizes } of icons) {
      const reply = await app.server.inject({ method: 'GET', url: src, headers: { host: app.tenant.host } });
      expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
        200,
        'image/png',
        'public, max-age=31536000, immutable',
      ]);
      expect(`${(await colorsOf(reply.rawPayload)).width}`).toBe(sizes.split('x')[0]);
    }
  });

  test('answers 404 when there is no tenant', async () => {
    const nobody = { ...app.tenant, host: 'nobody.example', basePath: '' };
    for (const path of ['/manifest.webmanifest', '/service-worker.js', '/app-icon/x/any-192.png'])
      expect((await get(path, nobody)).statusCode).toBe(404);
  });
});

describe('the icon', () => {
  const icon = async (file: string, version = 'now') => get(`/app-icon/${version}/${file}`, app.tenant);

  test('the icon has the tenant’s own colour as background, up to the edge of a maskable icon', async () => {
    await setAppearance(app.tenant, '#ffffff', '#2a1e9a');
    const [any, maskable] = await Promise.all(
      ['any-256.png', 'maskable-512.png'].map(async (file) => colorsOf((await icon(file)).rawPayload)),
    );
    expect(any).toMatchObject({ middle: [255, 255, 255, 255] });
    expect(any?.corner[3]).toBe(0);
    expect(maskable?.corner).toEqual([0x2a, 0x1e, 0x9a, 255]);
  });

  test('the icon has another background when the logo would be invisible', async () => {
    await setAppearance(app.tenant, '#2a1e9a', '#2a1e9a');
    expect((await colorsOf((await icon('apple-180.png')).rawPayload)).corner).toEqual([255, 255, 255, 255]);
  });

  test('the icon is a letter when there is no readable logo', async () => {
    await setAppearance(app.tenant, null, '#2a1e9a');
    expect((await icon('any-192.png')).statusCode).toBe(200);
    await app.platform.database.db
      .updateTable('apps')
      .set({ appearance: toJson({ logo: 'missing.svg', favIcon: '' } as never) })
      .where('id_app', '=', app.tenant.idApp)
      .execute();
    expect((await icon('any-192.png')).statusCode).toBe(200);
    await setAppearance(app.tenant, '#ffffff', '#2a1e9a');
  });

  test('gets another address when the theme changes; the old address returns the current icon, uncached', async () => {
    const srcOf = async (): Promise<string> => (await manifestOf(app.tenant)).icons[0]?.src ?? '';
    const before = await srcOf();
    await setAppearance(app.tenant, '#ffffff', '#117733');
    expect(await srcOf()).not.toBe(before);
    const reply = await icon('maskable-192.png', 'earlier');
    expect([reply.headers['cache-control'], (await colorsOf(reply.rawPayload)).corner]).toEqual([
      'no-cache',
      [0x11, 0x77, 0x33, 255],
    ]);
  });

  test('answers 404 for an unknown size', async () => {
    for (const file of ['any-100.png', 'any-192.webp', '..%2Fx']) expect((await icon(file)).statusCode).toBe(404);
  });
});

describe('the service worker', () => {
  test('the service worker is that of the build, for the tenant’s own pages, and always revalidated', async () => {
    const { headers, payload } = await get('/service-worker.js', app.tenant);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'service-worker-allowed': app.tenant.basePath || '/',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect(payload).toContain('fetch');
    const again = await app.server.inject({
      method: 'GET',
      url: `${app.tenant.basePath}/service-worker.js`,
      headers: { host: app.tenant.host, 'if-none-match': String(headers['etag']) },
    });
    expect([again.statusCode, again.headers['cache-control']]).toEqual([304, 'no-cache']);
  });

  test('the service worker is replaced when it is switched off: the replacement removes its own caches and itself, and nothing else', async () => {
    Object.assign(app.platform.env, { SERVICE_WORKER: false });
    const { payload } = await get('/service-worker.js', app.tenant);
    Object.assign(app.platform.env, { SERVICE_WORKER: true });
    const gone: string[] = [];
    const listeners = new Map<string, (event: { waitUntil(work: Promise<unknown>): void }) => void>();
    const caches = {
      keys: async () => ['azulejo:/aurora:pages', 'azulejo:/aurora-teste:pages'],
      delete: async (name: string) => gone.push(name),
    };
    const registration = { scope: 'https://portal.example/aurora', unregister: async () => gone.push('itself') };
    runInContext(
      payload,
      createContext({
        addEventListener: listeners.set.bind(listeners),
        caches,
        registration,
        skipWaiting: () => undefined,
        URL,
      }),
    );
    let work: Promise<unknown> = Promise.resolve();
    listeners.get('activate')?.({ waitUntil: (task) => (work = task) });
    await work;
    expect(gone).toEqual(['azulejo:/aurora:pages', 'itself']);
  });
});
