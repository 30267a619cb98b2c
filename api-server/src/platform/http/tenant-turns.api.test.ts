import { countUnreadBellEntries } from '@shared-kit/contracts/notifications';
import { startTestApp } from '../../test/index.ts';

const app = await startTestApp();
const { tenant, user, otherUser, otherTenant, platform } = app;
const asNeighbour = { as: otherUser, at: otherTenant };

afterAll(() => app.close());

test("the calls of a flood wait before they are read, and another tenant's call overtakes them", async () => {
  await app.ok(countUnreadBellEntries, {}, { as: user });
  await app.ok(countUnreadBellEntries, {}, asNeighbour);
  let finished = 0;
  const flood = Array.from({ length: 60 }, async () => {
    await app.ok(countUnreadBellEntries, {}, { as: user });
    finished += 1;
  });
  const isWaiting = () => platform.turns.state().waiting.has(tenant.key);
  while (!isWaiting() && finished < 60) await new Promise((done) => setImmediate(done));
  expect(isWaiting()).toBe(true);
  const before = finished;
  await app.ok(countUnreadBellEntries, {}, asNeighbour);
  expect(finished - before).toBeLessThan(20);
  await Promise.all(flood);
  expect([finished, platform.turns.state()]).toEqual([60, { refused: 0, waiting: new Map() }]);
});

test('calls that arrive at once look their tenant up once', async () => {
  platform.tenants.forget();
  const { host, segment } = otherTenant;
  const [one, other] = await Promise.all([
    platform.tenants.resolve(host, segment),
    platform.tenants.resolve(host, segment),
  ]);
  expect(one).toBe(other);
  expect(platform.tenants.lastKnown(host, segment)).toBe(one);
});
