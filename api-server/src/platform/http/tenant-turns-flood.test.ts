import { mock } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { tenantTurns } from './tenant-turns.service.ts';

/** Milliseconds of the thread that a call of the flood takes, and a usual and a slow call of the neighbour. */
const cost = { flood: 4, usual: 4, slow: 60 };
const warmUpMs = 2_000;
const lengthMs = 12_000;

afterEach(() => mock.timers.reset());

/** A server with one thread that gives each running call a millisecond in turn, and the time that calls take there. */
function server() {
  const turns = tenantTurns({ maxWaitMs: 6_000, maxWaiting: 5_000, burst: 100 }, () => Date.now());
  const running: { left: number; end: () => void }[] = [];
  return {
    async call(tenant: string, milliseconds: number): Promise<void> {
      const leave = await turns.enter(tenant, () => undefined);
      if (leave === null) throw new Error('The call was refused');
      await new Promise<void>((end) => running.push({ left: milliseconds, end }));
      leave();
    },
    async work(): Promise<void> {
      mock.timers.tick(1);
      await setImmediate();
      const next = running.shift();
      if (!next) return;
      next.left -= 1;
      if (next.left === 0) next.end();
      else running.push(next);
    },
  };
}

/** Returns the p99 of a neighbour's calls beside this many connections of another tenant that call without a pause. */
async function neighbourP99(connections: number): Promise<{ p99: number; flooded: number }> {
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now: 0 });
  const { call, work } = server();
  const took: number[] = [];
  let flooded = 0;
  const floodForEver = async (): Promise<void> => {
    while (Date.now() < lengthMs) {
      await call('aurora', cost.flood);
      flooded += 1;
    }
  };
  for (let connection = 0; connection < connections; connection += 1) void floodForEver();
  const callOnce = async (milliseconds: number): Promise<void> => {
    const start = Date.now();
    await call('horizonte', milliseconds);
    if (start >= warmUpMs) took.push(Date.now() - start);
  };
  // Every 20 ms a call arrives, and every thirtieth is slow. The flood does not move their times of arrival.
  for (let time = 0; time < lengthMs; time += 1) {
    if (time % 20 === 0) void callOnce(time % 600 === 0 ? cost.slow : cost.usual);
    await work();
  }
  mock.timers.reset();
  const sorted = took.toSorted((a, b) => a - b);
  return { p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0, flooded };
}

test.each([20, 200])('a flood on %d connections moves the p99 of a neighbour by at most 20 %%', async (connections) => {
  const quiet = await neighbourP99(0);
  const beside = await neighbourP99(connections);
  expect(quiet.p99).toBeGreaterThanOrEqual(cost.slow);
  expect(beside.p99 / quiet.p99).toBeLessThanOrEqual(1.2);
  // The flood goes on meanwhile with what the neighbour leaves.
  expect(beside.flooded).toBeGreaterThan(500);
});
