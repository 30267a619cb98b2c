import { inspectPlatform, recordLogs, showHealth } from '@shared-kit/contracts/delivery';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import { createToken, everyRemote } from '../tokens/deploy-tokens.repository.ts';
import { deliveryJobs } from '../delivery.job.ts';
import { publishTestRelease } from '../../../test/index.ts';
import { app, fault, health, load, people, remote, report, startTelemetryApp } from '../test/telemetry.fixtures.ts';

startTelemetryApp();

describe('logs', () => {
  test.each<[string, object]>([
    ['nothing', { entries: [] }],
    ['no list', { entries: 'x' }],
    ['too many', { entries: Array.from({ length: 51 }, () => load('1.0.0')) }],
    ['a negative time', { entries: [{ ...load('1.0.0'), value: -1 }] }],
    ['a time without end', { entries: [{ ...load('1.0.0'), value: 1e300 }] }],
    ['too many bytes', { entries: [{ ...load('1.0.0'), bytes: 1e18 }] }],
    ['a long message', { entries: [{ ...fault('1.0.0'), message: 'x'.repeat(2001) }] }],
    ['a long stack', { entries: [{ ...fault('1.0.0'), stack: 'x'.repeat(4001) }] }],
    ['a long version', { entries: [fault('1'.repeat(101))] }],
  ])('logs are rejected: %s', async (_, body) => {
    const refused = await app.refused(recordLogs, { body: body as never }, 400, { as: app.user });
    expect(refused.code).toBe('request.invalid');
  });

  test('logs are accepted without a session too [A7m-17]', async () => {
    expect((await report([load('1.0.0')], null)).body).toEqual({ success: true });
  });

  test('logs of unpublished versions are not stored', async () => {
    await report([load('9.9.9'), { ...fault('1.0.0'), remote: 'mfe-nothing' }], app.user);
    expect(Object.keys(await health())).not.toContain('9.9.9');
    expect(
      await app.platform.database.db
        .selectFrom('telemetry')
        .select('remote')
        .where('remote', '=', 'mfe-nothing')
        .execute(),
    ).toEqual([]);
  });

  test('with characters that the database cannot store are accepted', async () => {
    expect((await report([{ ...fault('1.0.0'), message: 'a\0b' }], app.user)).status).toBe(200);
  });

  test('logs are limited, per person and per network', async () => {
    const { rateLimit } = app.platform;
    const [noisy, quiet] = [await app.makeUser(), await app.makeUser()];
    const spent = async (key: string, calls: number) => {
      for (let call = 0; call < calls; call += 1) await rateLimit.consume(key, { limit: calls, windowSeconds: 60 });
    };
    await spent(`logs user ${app.tenant.idApp} ${noisy.idUser}`, 239);
    expect((await report([fault('1.0.0')], noisy)).status).toBe(200);
    expect(await report([fault('1.0.0')], noisy)).toMatchObject({
      status: 429,
      body: { code: 'platform.too-many-logs' },
    });
    expect((await report([load('1.0.0')], quiet)).status).toBe(200);
    await spent('logs network 127.0.0', 3_000);
    expect((await report([load('1.0.0')], quiet)).status).toBe(429);
    await rateLimit.forget('logs network 127.0.0');
    expect((await report([load('1.0.0')], quiet)).status).toBe(200);
  });
});

describe('health', () => {
  test('health is rejected without a token, and for a token of another remote', async () => {
    await app.refused(showHealth, { params: { remote }, query: {} }, 401);
    await app.refused(showHealth, { params: { remote }, query: {} }, 401, { as: app.user });
    const { token } = await createToken(
      app.platform.database.db,
      { remote: 'mfe-other', name: 'outro', days: 1, by: 'teste' },
      app.clock.now(),
    );
    expect(await app.refused(showHealth, { params: { remote }, query: {} }, 403, { as: { token } })).toMatchObject({
      code: 'deploy.other-remote',
    });
    const operator = await createToken(
      app.platform.database.db,
      { remote: everyRemote, name: 'operador', days: 1, by: 'teste' },
      app.clock.now(),
    );
    expect(
      await app.refused(showHealth, { params: { remote: 'mfe-nothing' }, query: {} }, 404, { as: operator }),
    ).toMatchObject({ code: 'registry.unknown-remote' });
    expect(
      await app.refused(showHealth, { params: { remote }, query: { tenant: 'ninguem' } }, 404, { as: operator }),
    ).toMatchObject({ code: 'registry.unknown-tenant' });
  });

  test('contains clients, loads, times, bytes, faults and vitals of a version', async () => {
    await publishTestRelease(app.platform, { version: '3.0.0' });
    const tenant = await app.makeTenant();
    const [first, second, third] = await people(3, tenant);
    await report(
      [
        load('3.0.0', 100),
        load('3.0.0', 300),
        { level: 'info', kind: 'vital', message: '', remote, version: '3.0.0', phase: 'CLS', value: 0.12 },
      ],
      first ?? null,
      tenant,
    );
    await report([load('3.0.0', 400)], second ?? null, tenant);
    await report(
      [load('3.0.0', 1000), fault('3.0.0'), fault('3.0.0'), fault('3.0.0', 'download')],
      third ?? null,
      tenant,
    );
    expect((await health(tenant.key))['3.0.0']).toMatchObject({
      clients: 3,
      failingClients: 1,
      failingShare: 0.333,
      loads: 4,
      loadMs: { p50: 400, p75: 700 },
      bytes: 5000,
      faults: [
        { phase: 'download', clients: 1, reports: 1 },
        { phase: 'render', clients: 1, reports: 2, lastMessage: 'x is not a function' },
      ],
      vitals: { CLS: 0.12 },
    });
  });

  test('health of one tenant contains nothing of another', async () => {
    const inspector = await app.makeUser(app.otherTenant, { developer: true });
    await report([load('1.0.0'), { ...fault('1.0.0'), message: 'segredo da outra empresa' }], app.user);
    const { remotes } = await app.ok(inspectPlatform, {}, { as: inspector, at: app.otherTenant });
    expect(JSON.stringify(remotes)).not.toContain('segredo');
  });

  test('counts a noisy client once', async () => {
    await publishTestRelease(app.platform, { version: '3.1.0' });
    const noisy = await app.makeUser();
    for (let sent = 0; sent < 20; sent += 1)
      await report(
        Array.from({ length: 50 }, () => fault('3.1.0')),
        noisy,
      );
    const [fine] = await people(1);
    await report([load('3.1.0')], fine ?? null);
    expect((await health())['3.1.0']).toMatchObject({
      clients: 2,
      failingClients: 1,
      faults: [{ clients: 1, reports: 1000 }],
    });
  });

  test('an uncaught error is attributed to a remote by its stack', async () => {
    await publishTestRelease(app.platform, { version: '3.2.0' });
    const stack =
      'TypeError: y\n    at http://portal.example/_shell/main.js:1:1\n    at http://portal.example/_remotes/mfe-test/3.2.0/1.js:1:1';
    await report([{ level: 'error', kind: 'uncaught', message: 'y', stack }], app.user);
    expect((await health())['3.2.0']?.faults).toMatchObject([{ phase: 'uncaught', lastMessage: 'y' }]);
  });

  test('health is deleted after a month', async () => {
    await publishTestRelease(app.platform, { version: '3.3.0' });
    await report([load('3.3.0')], app.user);
    const sweep = () => deliveryJobs(app.platform).find(({ name }) => name === 'registry.sweep-telemetry');
    const rows = () =>
      app.platform.database.db.selectFrom('telemetry').select('hour').where('version', '=', '3.3.0').execute();
    await app.runJobs(sweep());
    expect(await rows()).toHaveLength(1);
    app.clock.advance(31 * DAY_MS);
    await app.runJobs(sweep());
    expect(await rows()).toEqual([]);
    app.clock.reset();
  });
});
