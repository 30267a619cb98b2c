import { mkdir, writeFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { startOverride } from 'shared-kit/contracts/platform';
import { publishTestRelease, startTestApp } from '../test/index.ts';
import type { TestApp, TestTenant } from '../test/index.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  const folder = app.platform.env.SHELL_DIR;
  await mkdir(folder, { recursive: true });
  const facts = { version: '1', contracts: [1], shared: {}, emits: {}, listens: {}, slots: {} };
  const build = { scripts: ['main.1.js'], styles: ['main.1.css'], fonts: [], portal: ['portal.1.js'], guardScript: 'console.log(0)', inlineScript: 'console.log(1)', facts, files: { 'main.1.js': 'sha384-main', 'main.1.css': 'sha384-style' } };
  await writeFile(`${folder}/shell-manifest.json`, JSON.stringify(build));
});
afterAll(() => app.close());

const get = (url: string, tenant: TestTenant, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'GET', url, headers: { host: tenant.host, ...headers } });

const bootOf = (html: string) => JSON.parse(/id="azulejo-boot">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as { app?: { idApp: number }; basename?: string; apiBase?: string; override?: unknown };

describe('the page of a portal', () => {
  test('is that of the tenant that host and first path segment name [A1-01]', async () => {
    for (const tenant of [app.tenant, app.otherTenant]) {
      const reply = await get(`${tenant.basePath}/level/7`, tenant);
      expect(reply.statusCode).toBe(200);
      expect(bootOf(reply.payload)).toMatchObject({ app: { idApp: tenant.idApp }, basename: tenant.basePath, apiBase: `${tenant.basePath}/api` });
    }
  });

  test('carries a CSP without unsafe sources, and no token or secret', async () => {
    const reply = await get(`${app.tenant.basePath}/login`, app.tenant);
    const [, scripts = ''] = /<meta http-equiv="content-security-policy" content="([^"]+)">/.exec(reply.payload) ?? [];
    for (const policy of [String(reply.headers['content-security-policy']), scripts]) expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|strict-dynamic|\*/);
    expect(scripts).toMatch(/^script-src( '(sha256-[^']{44}|sha384-main)')+; worker-src 'none'$/);
    expect(reply.headers['integrity-policy']).toBe('blocked-destinations=(script)');
    expect(reply.payload).not.toContain(app.platform.secret);
  });

  test('opens itself to one origin for an override that was permitted and is asked for, and to nothing without', async () => {
    await publishTestRelease(app.platform);
    const origin = 'http://localhost:3004';
    const developer = await app.makeUser(app.tenant, { developer: true });
    const { headers } = await app.call(startOverride, { body: { remote: 'mfe-test', origin } }, { as: developer });
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    const at = `${app.tenant.basePath}/?remote=mfe-test@${origin}`;
    for (const [url, sent] of [[at, ''], [`${app.tenant.basePath}/`, cookie], [`${at}5`, cookie]] as const) {
      const reply = await get(url, app.tenant, { cookie: sent });
      expect([bootOf(reply.payload).override, reply.headers['integrity-policy']]).toEqual([undefined, 'blocked-destinations=(script)']);
      expect(reply.payload + String(reply.headers['content-security-policy'])).not.toContain(origin);
    }
    const page = await get(at, app.tenant, { cookie });
    expect(bootOf(page.payload).override).toEqual({ remote: 'mfe-test', origin });
    expect(page.payload).toMatch(/content="script-src [^"]+ http:\/\/localhost:3004; worker-src 'none'"/);
    expect(page.headers['content-security-policy']).toMatch(/connect-src 'self' http:\/\/localhost:3004 ws:\/\/localhost:3004;/);
    expect(page.headers['integrity-policy']).toBeUndefined();
  });

  test('can be asked for again for free, and compressed', async () => {
    const url = `${app.tenant.basePath}/login`;
    const first = await get(url, app.tenant);
    const again = await get(url, app.tenant, { 'if-none-match': String(first.headers['etag']) });
    expect(again.statusCode).toBe(304);
    const small = await get(url, app.tenant, { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(first.payload);
  });

  test("says 'Nenhuma aplicação correspondente a URL.' where no app has the address [A8-05]", async () => {
    const reply = await get('/nobody/login', { ...app.tenant, host: 'nobody.example' });
    expect(reply.statusCode).toBe(404);
    expect(reply.payload).toContain('<h1>Nenhuma aplicação correspondente a URL.</h1>');
  });

  test('leaves unknown API addresses and missing files to be 404', async () => {
    const call = await get(`${app.tenant.basePath}/api/no-such-call`, app.tenant);
    expect([call.statusCode, call.json()]).toMatchObject([404, { success: false, code: 'not-found' }]);
    const file = await get('/_shell/missing.js', app.tenant);
    expect(file.statusCode).toBe(404);
  });
});
