import { ADMISSION_HEADER } from '@shared-kit/contracts/core';
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

test('a call without a turn is refused before it is read: it may come back, and not with all others at once', async () => {
  const { enter } = platform.turns;
  platform.turns.enter = async () => null;
  const url = `${tenant.basePath}/api/no/such/call`;
  const replies = await Promise.all(
    Array.from({ length: 40 }, () => app.server.inject({ method: 'POST', url, headers: { host: tenant.host } })),
  );
  platform.turns.enter = enter;
  for (const reply of replies) {
    expect(reply.statusCode).toBe(503);
    expect(reply.headers[ADMISSION_HEADER]).toBe('later');
    expect(reply.json()).toMatchObject({ success: false, code: 'server.crowded' });
  }
  const seconds = replies.map(({ headers }) => Number(headers['retry-after']));
  expect(Math.min(...seconds)).toBeGreaterThanOrEqual(3);
  expect(Math.max(...seconds)).toBeLessThanOrEqual(10);
  expect(new Set(seconds).size).toBeGreaterThan(2);
});
