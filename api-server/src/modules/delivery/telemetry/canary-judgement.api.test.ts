import { COMPOSITION_HEADER, getComposition, recordLogs } from '@shared-kit/contracts/delivery';
import { HOUR_MS } from '@shared-kit/contracts/calendar';
import { judgeCanaries } from '../canary/canary-judgement.service.ts';
import { promote, startCanary } from '../releases/move-release.service.ts';
import { deliveryJobs } from '../delivery.job.ts';
import { publishTestRelease } from '../../../test/index.ts';
import { app, fault, health, load, people, remote, report, startTelemetryApp } from '../test/telemetry.fixtures.ts';

const order = { by: 'teste' };

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

startTelemetryApp();

describe('a canary', () => {
  test('that fails for five of five people is rolled back, and open pages detect it', async () => {
    const version = await newCanary();
    const fives = await people(5);
    const before = await app.ok(getComposition, {});
    expect(before.releases).toMatchObject([{ version, channel: 'canary' }]);
    for (const person of fives) await report([fault(version)], person);
    expect(await stateOf(version)).toBe('yanked');
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
        kind: 'yank',
        moved_by: '',
        reason: expect.stringMatching(
          /^retirada automática: falha para 3 de 3 clientes \(100%\); stable 1\.0\.0, para \d+ de \d+ clientes/,
        ),
      },
    ]);
  });

  test('a canary is not rolled back by one person with thousands of reports', async () => {
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

  test('a canary is not rolled back by invented visitors', async () => {
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

  test('a canary is not rolled back for failures that occur on stable as well', async () => {
    const tenant = await app.makeTenant();
    const version = await newCanary(tenant.key);
    const everybody = await people(8, tenant);
    for (const person of everybody.slice(0, 4)) await report([fault('1.0.0', 'download')], person, tenant);
    for (const person of everybody.slice(4)) await report([fault(version, 'download')], person, tenant);
    expect(await stateOf(version)).toBe('good');
  });

  test('a canary of one tenant is not judged by the people of another', async () => {
    const tenant = await app.makeTenant();
    const version = await newCanary(tenant.key);
    for (const person of await people(5)) await report([fault(version)], person);
    expect(await stateOf(version)).toBe('good');
  });

  test('counts only reports that arrive after it began', async () => {
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
      last_at: app.clock.now(),
    };
    await app.platform.database.db
      .insertInto('telemetry')
      .values(['a', 'b', 'c', 'd'].map((client) => ({ ...row, client, person: client, device: client })))
      .execute();
    await app.runJobs(deliveryJobs(app.platform).find(({ name }) => name === 'registry.judge-canaries'));
    expect(await stateOf(version)).toBe('yanked');
    expect((await app.ok(getComposition, {})).releases).toMatchObject([{ version: '1.0.0' }]);
  });
});
