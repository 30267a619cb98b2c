import {
  COMPOSITION_HEADER,
  endOverride,
  getComposition,
  inspectPlatform,
  startOverride,
} from '@shared-kit/contracts/delivery';
import { HOUR_MS } from '@shared-kit/contracts/calendar';
import { overrideOf } from './override/override-cookie.service.ts';
import { withTenant } from '../../platform/database/tenant-db.adapter.ts';
import { publishTestRelease, startTestApp, replyCookie } from '../../test/index.ts';
import type { TestApp, TestUser } from '../../test/index.ts';

let app: TestApp;
let developer: TestUser;
const origin = 'http://localhost:3004';

beforeAll(async () => {
  app = await startTestApp();
  await publishTestRelease(app.platform);
  developer = await app.makeUser(app.tenant, { developer: true });
});
afterAll(() => app.close());
afterEach(() => app.clock.reset());

describe('the composition of a running page', () => {
  test('matches the page of this visitor, and answers 304 when it is unchanged', async () => {
    const reply = await app.call(getComposition, {});
    expect(reply.body).toMatchObject({
      modules: expect.arrayContaining(['store']),
      releases: [{ remote: 'mfe-test', version: '1.0.0' }],
    });
    const { id } = reply.body as { id: string };
    expect(reply.headers).toMatchObject({ etag: `"${id}"`, 'cache-control': 'private, no-cache' });
    const again = await app.call(getComposition, {}, { headers: { 'if-none-match': `"${id}"` } });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    expect((await app.call(getComposition, {}, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  test('the composition of a running page is named by every reply of the tenant, errors included, and changes with a release', async () => {
    const { id } = await app.ok(getComposition, {});
    expect((await app.call(inspectPlatform, {})).headers[COMPOSITION_HEADER]).toBe(id);
    const unknown = await app.server.inject({
      url: `${app.tenant.basePath}/api/no-such-call`,
      headers: { host: app.tenant.host },
    });
    expect([unknown.statusCode, unknown.headers[COMPOSITION_HEADER]]).toEqual([404, id]);
    await publishTestRelease(app.platform, { remote: 'mfe-other', manifest: { module: 'content' } });
    const changed = (await app.call(inspectPlatform, {})).headers[COMPOSITION_HEADER];
    expect(changed).not.toBe(id);
    expect((await app.ok(getComposition, {})).id).toBe(changed);
  });

  test('depends on the tenant', async () => {
    const none = await app.makeTenant({ modules: [] });
    expect((await app.ok(getComposition, {}, { at: none })).releases).toEqual([]);
  });

  test('the composition of a running page is not sent for an address without a tenant', async () => {
    const reply = await app.server.inject({
      url: '/nobody/api/platform/composition',
      headers: { host: 'nobody.example' },
    });
    expect([reply.statusCode, reply.json().code, reply.headers[COMPOSITION_HEADER]]).toEqual([
      404,
      'tenant.unknown',
      undefined,
    ]);
  });
});

describe('an override', () => {
  const input = { body: { remote: 'mfe-test', origin } };

  async function cookieOf(as = developer): Promise<string> {
    const { headers } = await app.call(startOverride, input, { as });
    return replyCookie(headers, 'az_override').split(';')[0] ?? '';
  }
  const overrideRequest = (cookie: string | undefined, remote: unknown = `mfe-test@${origin}`) => ({ cookie, remote });

  test('an override is rejected without a session and without the permission', async () => {
    await app.refused(startOverride, input, 401);
    expect(await app.refused(startOverride, input, 403, { as: app.user })).toMatchObject({ code: 'forbidden' });
    await app.refused(endOverride, {}, 403, { as: app.user });
  });

  test.each([
    'http://evil.example',
    'https://localhost:3004',
    'http://localhost:3004/path',
    'javascript:alert(1)',
    'http://localhost@evil.example',
    '',
  ])('an override is rejected from %s', async (from) => {
    const body = await app.refused(startOverride, { body: { remote: 'mfe-test', origin: from } }, 400, {
      as: developer,
    });
    expect(body.code).toBe('platform.origin-not-allowed');
  });

  test('an override is rejected for a remote that the portal does not have', async () => {
    const body = await app.refused(startOverride, { body: { remote: 'mfe-nothing', origin } }, 404, { as: developer });
    expect(body.code).toBe('platform.unknown-remote');
  });

  test('an override is an HttpOnly cookie that is valid for 8 hours', async () => {
    app.clock.advance(0);
    const reply = await app.call(startOverride, input, { as: developer });
    const eightHoursOn = new Date(app.clock.now().getTime() + 8 * HOUR_MS);
    expect(reply.body).toEqual({ expiresAt: eightHoursOn.toISOString() });
    expect(replyCookie(reply.headers, 'az_override')).toMatch(
      new RegExp(`^az_override=[^;]+; Path=${app.tenant.basePath}; HttpOnly; SameSite=Lax$`),
    );
  });

  test('an override is valid only for the permitted remote and origin', async () => {
    const cookie = await cookieOf();
    expect(await overrideOf(app.platform, app.tenant, overrideRequest(cookie))).toEqual({ remote: 'mfe-test', origin });
    expect(await overrideOf(app.platform, app.tenant, overrideRequest(cookie, ''))).toBeNull();
    expect(
      await overrideOf(app.platform, app.tenant, overrideRequest(cookie, 'mfe-test@http://localhost:3005')),
    ).toBeNull();
    expect(await overrideOf(app.platform, app.tenant, overrideRequest(cookie, `mfe-other@${origin}`))).toBeNull();
    expect(await overrideOf(app.platform, app.tenant, overrideRequest(undefined))).toBeNull();
    expect(await overrideOf(app.platform, app.tenant, overrideRequest(`${cookie}x`))).toBeNull();
    expect(await overrideOf(app.platform, app.otherTenant, overrideRequest(cookie))).toBeNull();
  });

  test('does not accept a session token', async () => {
    expect(await overrideOf(app.platform, app.tenant, overrideRequest(`az_override=${developer.token}`))).toBeNull();
  });

  test('expires after 8 hours', async () => {
    const cookie = await cookieOf();
    app.clock.advance(8 * HOUR_MS - 1_000);
    expect(await overrideOf(app.platform, app.tenant, overrideRequest(cookie))).not.toBeNull();
    app.clock.advance(2_000);
    expect(await overrideOf(app.platform, app.tenant, overrideRequest(cookie))).toBeNull();
  });

  test('ends when the permission is withdrawn', async () => {
    const passing = await app.makeUser(app.tenant, { developer: true });
    const cookie = await cookieOf(passing);
    await withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
      db.updateTable('users').set({ developer: false }).where('id_user', '=', passing.idUser).execute(),
    );
    expect(await overrideOf(app.platform, app.tenant, overrideRequest(cookie))).toBeNull();
  });

  test('ends on request', async () => {
    const reply = await app.call(endOverride, {}, { as: developer });
    expect(replyCookie(reply.headers, 'az_override')).toMatch(/^az_override=; Max-Age=0; Path=/);
  });
});

describe('inspection of a portal', () => {
  test('the inspection is only for developers of the tenant', async () => {
    await app.refused(inspectPlatform, {}, 401);
    await app.refused(inspectPlatform, {}, 403, { as: app.user });
    await app.refused(inspectPlatform, {}, 401, { as: developer, at: app.otherTenant });
  });

  test('lists every remote of the tenant', async () => {
    const { remotes, composition } = await app.ok(inspectPlatform, {}, { as: developer });
    expect(remotes).toMatchObject([
      { remote: 'mfe-other', module: 'content' },
      { remote: 'mfe-test', version: '1.0.0', channel: 'stable', module: 'store' },
    ]);
    expect(composition).toBe((await app.ok(getComposition, {})).id);
  });
});
