import {
  COMPOSITION_HEADER,
  getComposition,
  inspectPlatform,
  recordLogs,
  showHealth,
} from '@shared-kit/contracts/delivery';
import type { LogEntry } from '@shared-kit/contracts/delivery';
import { DAY_MS, HOUR_MS } from '@shared-kit/contracts/calendar';
import { judgeCanaries } from '../canary/canary-judgement.service.ts';
import { createToken, everyRemote } from '../tokens/deploy-tokens.repository.ts';
import { promote, startCanary } from '../releases/move-release.service.ts';
import { deliveryJobs } from '../delivery.jobs.ts';
import { publishTestRelease, startTestApp } from '../../../test/index.ts';
import type { TestApp, TestTenant, TestUser } from '../../../test/index.ts';

let app: TestApp;
const remote = 'mfe-test';
const order = { by: 'teste' };

beforeAll(async () => {
  app = await startTestApp();
  await publishTestRelease(app.platform);
});
afterAll(() => app.close());

const load = (version: string, value = 200): LogEntry => ({
  level: 'info',
  kind: 'remote-load',
  message: '',
  remote,
  version,
  value,
  bytes: 5000,
});
const fault = (version: string, phase = 'render'): LogEntry => ({
  level: 'error',
  kind: 'remote-fault',
  message: 'x is not a function',
  remote,
  version,
  phase,
});

function report(entries: LogEntry[], as: TestUser | null, at: TestTenant = app.tenant) {
  return app.call(recordLogs, { body: { entries } }, { ...(as ? { as } : {}), at });
}

async function health(tenant?: string) {
  const { token } = await createToken(
    app.platform.database.db,
    { remote, name: 'ci', days: 1, by: 'teste' },
    app.clock.now(),
  );
  const { versions } = await app.ok(
    showHealth,
    { params: { remote }, query: tenant === undefined ? {} : { tenant } },
    { as: { token } },
  );
  return Object.fromEntries(versions.map((each) => [each.version, each]));
}

async function people(number: number, of: TestTenant = app.tenant): Promise<TestUser[]> {
  return Promise.all(Array.from({ length: number }, () => app.makeUser(of)));
}

/** Publishes a new version for each test, on trial for all visitors of the tenant. */
let next = 1;
async function newCanary(tenant: string | null = app.tenant.key): Promise<string> {
  next += 1;
  const version = `1.${next}.0`;
  await publishTestRelease(app.platform, { version });
  await startCanary(app.platform, remote, { version, tenant, percent: 100 }, order);
  return version;
}

async function stateOf(version: string): Promise<string> {
  const row = await app.platform.database.db
    .selectFrom('releases')
    .select('state')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return row.state;
}

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
  ])('are rejected: %s', async (_, body) => {
    const refused = await app.refused(recordLogs, { body: body as never }, 400, { as: app.user });
    expect(refused.code).toBe('request.invalid');
  });

  test('are accepted without a session too [A7m-17]', async () => {
    expect((await report([load('1.0.0')], null)).body).toEqual({ success: true });
  });

  test('of unpublished versions are not stored', async () => {
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

  test('are limited, per person and per network', async () => {
    const { rateLimit } = app.platform;
    const [noisy, calm] = [await app.makeUser(), await app.makeUser()];
    const spent = async (key: string, calls: number) => {
      for (let call = 0; call < calls; call += 1) await rateLimit.take(key, { limit: calls, windowSeconds: 60 });
    };
    await spent(`logs user ${app.tenant.idApp} ${noisy.idUser}`, 239);
    expect((await report([fault('1.0.0')], noisy)).status).toBe(200);
    expect(await report([fault('1.0.0')], noisy)).toMatchObject({
      status: 429,
      body: { code: 'platform.too-many-logs' },
    });
    expect((await report([load('1.0.0')], calm)).status).toBe(200);
    await spent('logs network 127.0.0', 3_000);
    expect((await report([load('1.0.0')], calm)).status).toBe(429);
    await rateLimit.forget('logs network 127.0.0');
    expect((await report([load('1.0.0')], calm)).status).toBe(200);
  });
});

describe('health', () => {
  test('is rejected without a token, and for a token of another remote', async () => {
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

  test('of one tenant contains nothing of another', async () => {
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

  test('is deleted after a month', async () => {
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

describe('a canary', () => {
  test('that fails for five of five people is rolled back, and open pages detect it', async () => {
    const version = await newCanary();
    const fives = await people(5);
    const before = await app.ok(getComposition, {});
    expect(before.releases).toMatchObject([{ version, channel: 'canary' }]);
    for (const person of fives) await report([fault(version)], person);
    expect(await stateOf(version)).toBe('condemned');
    const reply = await app.call(getComposition, {});
    expect(reply.body).toMatchObject({ releases: [{ version: '1.0.0', channel: 'stable' }] });
    expect(reply.headers[COMPOSITION_HEADER]).not.toBe(before.id);
    const moves = await app.platform.database.db
      .selectFrom('moves')
      .selectAll()
      .where('from_version', '=', version)
      .orderBy('id_move')
      .execute();
    expect(moves).toMatchObject([
      { kind: 'canary-end', moved_by: '', to_version: '1.0.0' },
      {
        kind: 'condemn',
        moved_by: '',
        reason: expect.stringMatching(
          /^retirada automática: falha para 3 de 3 clientes \(100%\); stable 1\.0\.0, para \d+ de \d+ clientes/,
        ),
      },
    ]);
  });

  test('is not rolled back by one person with thousands of reports', async () => {
    const version = await newCanary();
    const noisy = await app.makeUser();
    for (let sent = 0; sent < 50; sent += 1)
      await report(
        Array.from({ length: 50 }, (_, index) => fault(version, `phase-${'abcdefghij'[index % 10]}`)),
        noisy,
      );
    await judgeCanaries(app.platform);
    expect(await stateOf(version)).toBe('good');
  });

  test('is not rolled back by invented visitors', async () => {
    const version = await newCanary();
    for (let visitor = 0; visitor < 30; visitor += 1) {
      await app.call(
        recordLogs,
        { body: { entries: [fault(version)] } },
        { headers: { cookie: `az_visitor=${String(visitor).padStart(22, 'a')}`, 'user-agent': `browser ${visitor}` } },
      );
    }
    await judgeCanaries(app.platform);
    expect(await stateOf(version)).toBe('good');
    expect((await health())[version]).toMatchObject({ clients: 1, failingClients: 1 });
  });

  test('is not rolled back for failures that occur on stable as well', async () => {
    const tenant = await app.makeTenant();
    const version = await newCanary(tenant.key);
    const everybody = await people(8, tenant);
    for (const person of everybody.slice(0, 4)) await report([fault('1.0.0', 'download')], person, tenant);
    for (const person of everybody.slice(4)) await report([fault(version, 'download')], person, tenant);
    expect(await stateOf(version)).toBe('good');
  });

  test('of one tenant is not judged by the people of another', async () => {
    const tenant = await app.makeTenant();
    const version = await newCanary(tenant.key);
    for (const person of await people(5)) await report([fault(version)], person);
    expect(await stateOf(version)).toBe('good');
  });

  test('is judged by reports since it began', async () => {
    const version = await newCanary();
    await promote(app.platform, remote, '1.0.0', order);
    const [first, second, third] = await people(3);
    for (const person of [first, second]) await report([fault(version)], person ?? null);
    app.clock.advance(2 * HOUR_MS);
    await startCanary(app.platform, remote, { version, tenant: app.tenant.key, percent: 50 }, order);
    await report([fault(version)], third ?? null);
    expect(await stateOf(version)).toBe('good');
    app.clock.reset();
  });

  test('that is healthy stays', async () => {
    const version = await newCanary();
    const everybody = await people(20);
    for (const person of everybody) await report([load(version)], person);
    for (const person of everybody.slice(0, 2)) await report([fault(version)], person);
    expect(await stateOf(version)).toBe('good');
  });

  test('whose judgement was lost with a server is rolled back by the job', async () => {
    const version = await newCanary();
    const hour = new Date(Math.floor(app.clock.now().getTime() / HOUR_MS) * HOUR_MS);
    const row = {
      remote,
      version,
      tenant: app.tenant.key,
      hour,
      kind: 'fault' as const,
      detail: 'render',
      signed_in: true,
      last_at: app.clock.now(),
    };
    await app.platform.database.db
      .insertInto('telemetry')
      .values(['a', 'b', 'c', 'd'].map((client) => ({ ...row, client })))
      .execute();
    await app.runJobs(deliveryJobs(app.platform).find(({ name }) => name === 'registry.judge-canaries'));
    expect(await stateOf(version)).toBe('condemned');
    expect((await app.ok(getComposition, {})).releases).toMatchObject([{ version: '1.0.0' }]);
  });
});
