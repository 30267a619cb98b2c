import { DAY_MS } from '@shared-kit/contracts/calendar';
import { startCanary } from '../releases/move-release.service.ts';
import { judgeCanaries } from '../canary/canary-judgement.service.ts';
import { publishTestRelease } from '../../../test/index.ts';
import type { TestTenant, TestUser } from '../../../test/index.ts';
import {
  app,
  fault,
  loadPage,
  people,
  remote,
  report,
  sendFrom,
  startTelemetryApp,
} from '../test/telemetry.fixtures.ts';
import type { Browser } from '../test/telemetry.fixtures.ts';

startTelemetryApp();

let next = 1;
let version: string;
let tenants: TestTenant[];

beforeEach(async () => {
  next += 1;
  version = `7.${next}.0`;
  await publishTestRelease(app.platform, { version });
  await startCanary(app.platform, remote, { version, tenant: null, percent: 100 }, { by: 'teste' });
  tenants = [app.tenant, await app.makeTenant(), await app.makeTenant()];
});

// Other files that share the app count the rows of the table.
afterEach(
  async () => void (await app.platform.database.db.deleteFrom('telemetry').where('version', '=', version).execute()),
);

async function stateOf(): Promise<string> {
  await judgeCanaries(app.platform);
  const row = await app.platform.database.db
    .selectFrom('releases')
    .select('state')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return row.state;
}

const newBrowser = (): Browser => new Map();
const accounts = (email?: string): Promise<TestUser[]> =>
  Promise.all(tenants.map((tenant, index) => app.makeUser(tenant, { email: email ?? `pessoa-${next}-${index}@x.br` })));

describe('canary rollback', () => {
  test('ignores reports of people who never received the canary', async () => {
    for (const [index, user] of (await accounts()).entries())
      expect((await sendFrom(newBrowser(), [fault(version)], user, tenants[index])).status).toBe(200);
    expect(await stateOf()).toBe('good');
  });

  test('ignores reports of people whose page had another version', async () => {
    const users = await people(3);
    const browsers = users.map(newBrowser);
    await startCanary(app.platform, remote, { version, tenant: null, percent: 1 }, { by: 'teste' });
    for (const browser of browsers) await loadPage(browser);
    const given = await Promise.all(
      users.map((user, index) => sendFrom(browsers[index] ?? newBrowser(), [fault(version)], user)),
    );
    expect(given.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stateOf()).toBe('good');
  });

  test('ignores reports with an altered grant or a grant of another tenant', async () => {
    const users = await people(4);
    for (const [index, user] of users.entries()) {
      const browser = newBrowser();
      await loadPage(browser, index < 2 ? tenants[1] : app.tenant);
      if (index >= 2) browser.set('az_page', `x${browser.get('az_page') ?? ''}`);
      await sendFrom(browser, [fault(version)], user);
    }
    expect(await stateOf()).toBe('good');
  });

  test('counts one person with accounts in three tenants once', async () => {
    for (const [index, user] of (await accounts(`uma-${next}@x.br`)).entries())
      await report([fault(version)], user, tenants[index]);
    expect(await stateOf()).toBe('good');
  });

  test('counts three accounts in one browser once', async () => {
    const browser = newBrowser();
    await loadPage(browser);
    for (const user of await people(3)) await sendFrom(browser, [fault(version)], user);
    expect(await stateOf()).toBe('good');
  });
});

test.each([
  ['one account', 1],
  ['accounts with one phone in three tenants', 3],
])('counts %s without an e-mail once, whatever browsers it uses', async (_, number) => {
  const phone = `(11) 97777-${String(1000 + next)}`;
  const own = await Promise.all(
    tenants.slice(0, number).map((tenant) => app.makeUser(tenant, { email: '', phone, phone_verified: true })),
  );
  for (let index = 0; index < 3; index += 1) {
    const [browser, at] = [newBrowser(), tenants[index % number]];
    await loadPage(browser, at);
    // Each report names another phase, since reports of one account and phase are one row.
    await sendFrom(browser, [fault(version, `phase-${'abc'[index] ?? ''}`)], own[index % number] as TestUser, at);
  }
  expect(await stateOf()).toBe('good');
});

/** Makes an account in each tenant, as the registration of the portal does, this many days ago. */
const registered = (daysAgo: number): Promise<TestUser[]> =>
  Promise.all(
    tenants.map((tenant, index) =>
      app.makeUser(tenant, {
        email: index === 0 ? `nova-${next}@x.br` : '',
        phone: `(11) 9${next}${index}66-${String(1000 + next)}`,
        phone_verified: true,
        self_registered: true,
        created_at: new Date(app.clock.now().getTime() - daysAgo * DAY_MS),
      }),
    ),
  );

test('counts accounts that were registered without a company in the last seven days once, in all tenants', async () => {
  for (const [index, user] of (await registered(6)).entries()) await report([fault(version)], user, tenants[index]);
  expect(await stateOf()).toBe('good');
  // Two people whom companies registered make three with the newcomers.
  for (const user of await people(2)) await report([fault(version)], user);
  expect(await stateOf()).toBe('yanked');
});

test('counts accounts that were registered without a company seven days ago like those of companies', async () => {
  for (const [index, user] of (await registered(7)).entries()) await report([fault(version)], user, tenants[index]);
  expect(await stateOf()).toBe('yanked');
});

test('a canary is rolled back by three people of three tenants whose pages had it', async () => {
  for (const [index, user] of (await accounts()).entries()) await report([fault(version)], user, tenants[index]);
  expect(await stateOf()).toBe('yanked');
});
