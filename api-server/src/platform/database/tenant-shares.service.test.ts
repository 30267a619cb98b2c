import { sharesOf, tenantShares } from './tenant-shares.service.ts';
import type { TenantShares } from './tenant-shares.service.ts';

const options = { slots: 4, perTenant: 3, maxWaiting: 2, maxWaitMs: 60_000 };
const [aurora, horizonte] = [1, 2];

// Waits that a test leaves would end with an error a minute later, in the file that runs then.
const opened: TenantShares[] = [];
afterEach(() => {
  for (const shares of opened.splice(0)) shares.close();
});

async function filled(more: Partial<typeof options> = {}) {
  const shares = tenantShares({ ...options, ...more });
  opened.push(shares);
  const releases = await Promise.all([shares.enter(aurora), shares.enter(aurora), shares.enter(aurora)]);
  return { shares, releases };
}

test('a tenant never holds all slots, so that another one starts at once', async () => {
  const { shares } = await filled();
  void shares.enter(aurora);
  await shares.enter(horizonte);
  expect(shares.state().tenants).toEqual([
    { tenantId: aurora, running: 3, waiting: 1 },
    { tenantId: horizonte, running: 1, waiting: 0 },
  ]);
});

test('a tenant whose calls wait gets no more than its share when another one frees a slot', async () => {
  const { shares, releases } = await filled();
  void shares.enter(aurora);
  void shares.enter(aurora);
  (await shares.enter(horizonte))();
  expect(shares.state()).toMatchObject({ running: 3, tenants: [{ tenantId: aurora, running: 3, waiting: 2 }] });
  releases[0]?.();
  expect(shares.state()).toMatchObject({ running: 3, tenants: [{ tenantId: aurora, running: 3, waiting: 1 }] });
});

test('a freed slot goes to the tenants in turn, not to the one with the longest queue', async () => {
  const shares = tenantShares({ slots: 1, perTenant: 1, maxWaiting: 10, maxWaitMs: 60_000 });
  const order: string[] = [];
  const run = async (tenantId: number, name: string) => {
    const leave = await shares.enter(tenantId);
    order.push(name);
    await Promise.resolve();
    leave();
  };
  await Promise.all([
    run(aurora, 'aurora 1'),
    run(aurora, 'aurora 2'),
    run(aurora, 'aurora 3'),
    run(horizonte, 'horizonte 1'),
    run(horizonte, 'horizonte 2'),
  ]);
  expect(order).toEqual(['aurora 1', 'horizonte 1', 'aurora 2', 'horizonte 2', 'aurora 3']);
});

test('refuses a call with 503 when the queue of its tenant is full', async () => {
  const { shares } = await filled();
  void shares.enter(aurora);
  void shares.enter(aurora);
  await expect(shares.enter(aurora)).rejects.toMatchObject({ status: 503, code: 'server.busy' });
  expect(shares.state().refused).toBe(1);
});

test('refuses a call with 503 when it has waited too long, and gives the slot to the next one', async () => {
  const { shares, releases } = await filled({ maxWaitMs: 20 });
  await expect(shares.enter(aurora)).rejects.toMatchObject({ status: 503 });
  releases[0]?.();
  await shares.enter(aurora);
  expect(shares.state().tenants).toEqual([{ tenantId: aurora, running: 3, waiting: 0 }]);
});

test('forgets a tenant without calls', async () => {
  const { shares, releases } = await filled();
  for (const release of releases) release();
  expect(shares.state()).toMatchObject({ running: 0, tenants: [] });
});

test('two connections stay free for the server, and the embedded database has one slot', () => {
  expect(sharesOf(10)).toMatchObject({ slots: 8, perTenant: 6 });
  expect(sharesOf(1)).toMatchObject({ slots: 1, perTenant: 1 });
});

test('no wait ends with an error once it is closed: what still asks comes from work that nobody awaits', async () => {
  const { shares } = await filled({ maxWaitMs: 20 });
  const waits = [shares.enter(aurora)];
  shares.close();
  waits.push(shares.enter(aurora));
  const ended = await Promise.race([
    Promise.allSettled(waits).then(() => 'ended'),
    new Promise((done) => setTimeout(done, 60, 'waiting')),
  ]);
  expect(ended).toBe('waiting');
});
