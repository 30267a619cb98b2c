import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { COMPOSITION_HEADER, getComposition, startOverride } from '@shared-kit/contracts/delivery';
import { publishTestRelease, startTestApp, replyCookie } from '../test/index.ts';
import type { TestApp, TestTenant } from '../test/index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  const folder = app.platform.env.SHELL_DIR;
  await mkdir(folder, { recursive: true });
  const capabilities = { version: '1', contracts: [1], shared: {}, emits: {}, listens: {}, slots: {} };
  const build = {
    scripts: ['main.1.js'],
    styles: ['main.1.css'],
    fonts: [],
    portal: ['portal.1.js'],
    login: ['login.1.js'],
    guardScript: 'console.log(0)',
    inlineScript: 'console.log(1)',
    capabilities,
    files: { 'main.1.js': 'sha384-main', 'main.1.css': 'sha384-style' },
  };
  await writeFile(`${folder}/shell-manifest.json`, JSON.stringify(build));
});
afterAll(() => app.close());

const get = (url: string, tenant: TestTenant, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'GET', url, headers: { host: tenant.host, ...headers } });

const bootOf = (html: string) =>
  JSON.parse(/id="azulejo-boot">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as {
    app?: { idApp: number };
    basename?: string;
    neighbours?: string[];
    apiBase?: string;
    override?: unknown;
    worker?: string | null;
    composition?: { id: string };
  };

describe('the page of a portal', () => {
  test('belongs to the tenant that host and first path segment name [A1-01]', async () => {
    for (const tenant of [app.tenant, app.otherTenant]) {
      const reply = await get(`${tenant.basePath}/level/7`, tenant);
      expect(reply.statusCode).toBe(200);
      expect(bootOf(reply.payload)).toMatchObject({
        app: { idApp: tenant.idApp },
        basename: tenant.basePath,
        apiBase: `${tenant.basePath}/api`,
      });
    }
  });

  test('the page of a portal has a CSP without unsafe sources, and no token or secret', async () => {
    const reply = await get(`${app.tenant.basePath}/login`, app.tenant);
    const [, scripts = ''] = /<meta http-equiv="content-security-policy" content="([^"]+)">/.exec(reply.payload) ?? [];
    for (const policy of [String(reply.headers['content-security-policy']), scripts])
      expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|strict-dynamic|\*/);
    expect(scripts).toMatch(/^script-src( '(sha256-[^']{44}|sha384-main)')+; worker-src \S+ blob:$/);
    expect(scripts.endsWith(`; worker-src ${app.tenant.host}${app.tenant.basePath}/service-worker.js blob:`)).toBe(
      true,
    );
    expect(reply.headers['integrity-policy']).toBe('blocked-destinations=(script)');
    expect(reply.payload).not.toContain(app.platform.secret);
  });

  test('preloads the picture of a login in a header, and is the same at every address', async () => {
    const { appearance } = await app.platform.database.db
      .selectFrom('apps')
      .select('appearance')
      .where('id_app', '=', app.tenant.idApp)
      .executeTakeFirstOrThrow();
    const tenant = await app.makeTenant({
      app: { appearance: JSON.stringify({ ...appearance, loginImage: 't1/aa/entrada.webp' }) },
    });
    const [login, home] = [
      await get(`${tenant.basePath}/login?fromLP=true`, tenant),
      await get(`${tenant.basePath}/`, tenant),
    ];
    expect(login.headers['link']).toMatch(/^<[^>]+entrada\.webp[^>]*>; rel=preload; as=image; fetchpriority=high$/);
    expect(home.headers['link']).toBeUndefined();
    expect(login.headers['etag']).toBe(home.headers['etag']);
  });

  test('allows one origin for a permitted and requested override, and none otherwise', async () => {
    await publishTestRelease(app.platform);
    const origin = 'http://localhost:3004';
    const developer = await app.makeUser(app.tenant, { developer: true });
    const { headers } = await app.call(startOverride, { body: { remote: 'mfe-test', origin } }, { as: developer });
    const cookie = replyCookie(headers, 'az_override').split(';')[0] ?? '';
    const at = `${app.tenant.basePath}/?remote=mfe-test@${origin}`;
    for (const [url, sent] of [
      [at, ''],
      [`${app.tenant.basePath}/`, cookie],
      [`${at}5`, cookie],
    ] as const) {
      const reply = await get(url, app.tenant, { cookie: sent });
      expect([bootOf(reply.payload).override, reply.headers['integrity-policy']]).toEqual([
        undefined,
        'blocked-destinations=(script)',
      ]);
      expect(reply.payload + String(reply.headers['content-security-policy'])).not.toContain(origin);
    }
    const page = await get(at, app.tenant, { cookie });
    expect(bootOf(page.payload).override).toEqual({ remote: 'mfe-test', origin });
    expect(page.payload).toMatch(/content="script-src [^"]+ http:\/\/localhost:3004; worker-src blob:"/);
    expect(page.headers['content-security-policy']).toMatch(
      /connect-src 'self' [^;]*http:\/\/localhost:3004 ws:\/\/localhost:3004;/,
    );
    expect(page.headers['integrity-policy']).toBeUndefined();
  });

  test('connects to the payment gateway of a tenant with a store only', async () => {
    const standIn = 'http://localhost:0';
    const policyOf = async (tenant: TestTenant) =>
      String((await get(`${tenant.basePath}/login`, tenant)).headers['content-security-policy']);
    expect(await policyOf(await app.makeTenant({ modules: ['store'] }))).toContain(`connect-src 'self' ${standIn};`);
    expect(await policyOf(await app.makeTenant({ modules: ['content'] }))).toContain("connect-src 'self';");
  });

  test('names manifest, icon and worker of its own tenant; without a worker when it is switched off, so that the page removes its own', async () => {
    const { basePath } = app.tenant;
    const { payload } = await get(`${basePath}/login`, app.tenant);
    expect(payload).toContain(`<link rel="manifest" href="${basePath}/manifest.webmanifest">`);
    expect(payload).toMatch(
      new RegExp(`<link rel="apple-touch-icon" href="${basePath}/app-icon/[\\w-]+/apple-180.png">`),
    );
    expect(bootOf(payload).worker).toBe(`${basePath}/service-worker.js`);
    Object.assign(app.platform.env, { SERVICE_WORKER: false });
    const without = await get(`${basePath}/login`, app.tenant);
    Object.assign(app.platform.env, { SERVICE_WORKER: true });
    expect(bootOf(without.payload).worker).toBeNull();
    expect(without.payload).toContain('; worker-src blob:"');
  });

  test('a new build of the shell alone changes the composition, so that open pages detect it', async () => {
    const { basePath } = app.tenant;
    const idOf = async (): Promise<string> =>
      bootOf((await get(`${basePath}/login`, app.tenant)).payload).composition?.id ?? '';
    const before = await idOf();
    const path = `${app.platform.env.SHELL_DIR}/shell-manifest.json`;
    const build = JSON.parse(await readFile(path, 'utf8')) as { capabilities: object };
    await writeFile(path, JSON.stringify({ ...build, capabilities: { ...build.capabilities, version: '2' } }));
    const after = await idOf();
    expect(after).not.toBe(before);
    expect((await app.call(getComposition, {})).headers[COMPOSITION_HEADER]).toBe(after);
  });

  test('supports revalidation and compression', async () => {
    const url = `${app.tenant.basePath}/login`;
    const first = await get(url, app.tenant);
    const again = await get(url, app.tenant, { 'if-none-match': String(first.headers['etag']) });
    expect(again.statusCode).toBe(304);
    const small = await get(url, app.tenant, { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(first.payload);
  });

  test("shows 'Nenhuma aplicação correspondente a URL.' when no app has the address [A8-05]", async () => {
    const reply = await get('/nobody/login', { ...app.tenant, host: 'nobody.example' });
    expect(reply.statusCode).toBe(404);
    expect(reply.payload).toContain('<h1>Nenhuma aplicação correspondente a URL.</h1>');
  });

  test('names no customer of a shared host', async () => {
    const host = 'juntas.example';
    await app.makeTenant({ app: { host, name: 'Primeira' } });
    await app.makeTenant({ app: { host, name: 'Segunda' } });
    const reply = await get('/', { ...app.tenant, host, segment: '' });
    expect(reply.statusCode).toBe(404);
    expect(reply.payload).not.toMatch(/Primeira|Segunda|<a /);
    expect(reply.payload).toContain('Confira o endereço com a sua empresa.');
  });

  test('offers only the apps of the host when the path names none and the installation lists them [A7a-09]', async () => {
    const app = await startTestApp({ LIST_TENANTS: '1' });
    const host = 'varios.example';
    const appearance = JSON.stringify({
      logo: 't1/aa/logo.svg',
      favIcon: '',
      loginPosition: 'middle',
      loginImage: '',
      loginImageMobile: '',
      showLoginLogo: true,
      landingPage: false,
      landingLogo: '',
      landingPageLocation: '',
      landingPageContact: '',
    });
    const [plain, withLogo] = [
      await app.makeTenant({ app: { host, name: 'Uma & Outra' } }),
      await app.makeTenant({ app: { host, name: 'Terceira', appearance } }),
    ];
    const reply = await app.server.inject({ method: 'GET', url: '/', headers: { host } });
    await app.close();
    expect(reply.statusCode).toBe(404);
    const links = [...reply.payload.matchAll(/<a href="([^"]+)">(.*?)<\/a>/g)].map(([, href, content]) => [
      href,
      content,
    ]);
    expect(links).toEqual([
      [
        `/${withLogo.segment}/`,
        expect.stringMatching(/^<img src="\/media\/t1\/aa\/logo\.svg\?[^"]+" alt="">Terceira$/),
      ],
      [`/${plain.segment}/`, 'Uma &#38; Outra'],
    ]);
  });

  test('lists the other tenants of its host when the host alone names its own [A1-01]', async () => {
    const host = 'sozinha.example';
    const alone = await app.makeTenant({ app: { host, segment: '' } });
    expect(bootOf((await get('/login', alone)).payload).neighbours).toBeUndefined();
    const neighbour = await app.makeTenant({ app: { host } });
    expect(bootOf((await get('/login', alone)).payload)).toMatchObject({
      app: { idApp: alone.idApp },
      basename: '',
      neighbours: [neighbour.segment],
    });
    expect(bootOf((await get(`/${neighbour.segment}/login`, neighbour)).payload).neighbours).toBeUndefined();
  });

  test('answers 404 for unknown API addresses and missing files', async () => {
    const call = await get(`${app.tenant.basePath}/api/no-such-call`, app.tenant);
    expect([call.statusCode, call.json()]).toMatchObject([404, { success: false, code: 'not-found' }]);
    const file = await get('/_shell/missing.js', app.tenant);
    expect(file.statusCode).toBe(404);
  });
});
