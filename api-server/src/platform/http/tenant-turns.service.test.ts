import { tenantTurns } from './tenant-turns.service.ts';

const options = { maxWaitMs: 60_000, maxWaiting: 100, burst: 0 };
const stays = () => undefined;

/** Turns with a clock that stands still until it is moved, and a list of the calls in the order of their starts. */
function office(more: Partial<typeof options> = {}) {
  let time = 0;
  const turns = tenantTurns({ ...options, ...more }, () => time);
  const started: string[] = [];
  const leaves: (() => void)[] = [];
  const refused: string[] = [];
  return {
    turns,
    started,
    refused,
    async arrive(tenant: string, count = 1): Promise<void> {
      for (let call = 0; call < count; call += 1)
        void turns.enter(tenant, stays).then((leave) => {
          if (!leave) return void refused.push(tenant);
          started.push(tenant);
          leaves.push(leave);
        });
      await settled();
    },
    /** Ends the call that started first of all that run. */
    async endOne(): Promise<void> {
      leaves.shift()?.();
      await settled();
    },
    move: (milliseconds: number) => (time += milliseconds),
  };
}

const settled = () => new Promise((done) => setImmediate(done));

test('a tenant alone runs sixteen calls at once', async () => {
  const { started, arrive, endOne } = office();
  await arrive('aurora', 40);
  expect(started).toHaveLength(16);
  await endOne();
  expect(started).toHaveLength(17);
});

test("a modest tenant's calls start at once beside a flood", async () => {
  const { started, arrive } = office();
  await arrive('aurora', 40);
  await arrive('horizonte', 4);
  expect(started.slice(16)).toEqual(['horizonte', 'horizonte', 'horizonte', 'horizonte']);
});

test('a flood starts nothing while a call of a modest tenant runs, and two calls at a time after it', async () => {
  const { started, arrive, endOne } = office();
  await arrive('aurora', 60);
  await arrive('horizonte');
  for (let call = 0; call < 16; call += 1) await endOne();
  expect(started).toHaveLength(17);
  await endOne();
  expect(started.slice(17)).toEqual(['aurora', 'aurora']);
});

test('the calls of a few pages start beside a neighbour, eight at a time, and what follows them waits', async () => {
  const { started, arrive, endOne } = office({ burst: 20 });
  await arrive('horizonte');
  await arrive('aurora', 40);
  expect(started).toHaveLength(9);
  // The first call to end is the neighbour's; another one of it takes its place.
  await arrive('horizonte');
  for (let call = 0; call < 22; call += 1) {
    await endOne();
    if (!started.slice(-10).includes('horizonte')) await arrive('horizonte');
  }
  expect(started.filter((tenant) => tenant === 'aurora').length).toBeGreaterThanOrEqual(20);
});

test('a flood gets no new burst, and a quiet tenant does', async () => {
  const { started, arrive, endOne, move } = office({ burst: 10 });
  await arrive('horizonte');
  await arrive('aurora', 10);
  for (let call = 0; call < 11; call += 1) await endOne();
  expect(started).toHaveLength(11);
  move(1_000);
  await arrive('horizonte');
  await arrive('aurora', 10);
  expect(started).toHaveLength(20);
});

test('two floods share the calls in turn', async () => {
  const { started, arrive, endOne } = office();
  await arrive('aurora', 30);
  await arrive('horizonte', 30);
  for (let call = 0; call < 12; call += 1) await endOne();
  const later = started.slice(-8);
  expect(later.filter((tenant) => tenant === 'aurora')).toHaveLength(4);
});

test('a flood goes on slowly beside a tenant that is always busy', async () => {
  const { started, arrive, endOne, move } = office();
  await arrive('aurora', 60);
  await arrive('horizonte');
  for (let call = 0; call < 16; call += 1) await endOne();
  move(100);
  await arrive('horizonte');
  await new Promise((done) => setTimeout(done, 120));
  expect(started.slice(17).filter((tenant) => tenant === 'aurora')).toHaveLength(1);
});

test('a call that runs for long gives its place away', async () => {
  const { started, arrive } = office();
  await arrive('aurora', 20);
  await new Promise((done) => setTimeout(done, 300));
  expect(started).toHaveLength(20);
});

test('refuses a call that finds a full queue, and one that waited too long', async () => {
  const { refused, arrive, turns } = office({ maxWaitMs: 20, maxWaiting: 2 });
  await arrive('aurora', 19);
  expect(refused).toHaveLength(1);
  await new Promise((done) => setTimeout(done, 40));
  expect(refused).toHaveLength(3);
  expect(turns.state()).toEqual({ refused: 3, waiting: new Map() });
});

test('a caller that leaves takes its call out of the queue', async () => {
  const { turns, arrive } = office();
  await arrive('aurora', 16);
  let leaveQueue = () => {};
  const turn = turns.enter('aurora', (drop) => (leaveQueue = drop));
  expect(turns.state().waiting).toEqual(new Map([['aurora', 1]]));
  leaveQueue();
  expect(await turn).toBeNull();
  expect(turns.state().waiting.size).toBe(0);
});
