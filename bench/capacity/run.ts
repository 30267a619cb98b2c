/**
 * Benchmark of capacity: what an open of a course costs each program, a simulation of it checked against one and two real
 * nodes here, and what the simulation says about larger installations (docs/benchmarks.md).
 */
import { databaseServices } from '../../tools/lib/database-services.ts';
import { startPortal } from '../../tools/lib/portal.ts';
import { freePortPair } from '../../tools/lib/ports.ts';
import { Fault, step } from '../../tools/lib/steps.ts';
import { inWorkspace } from '../../tools/lib/workspace.ts';
import { freshDatabase } from '../lib/fresh-database.ts';
import { median, printTable, ratio, writeResults } from '../lib/figures.ts';
import { cpuOf, processesOf } from '../lib/process-figures.ts';
import { recordTraining } from '../opens/run.ts';
import type { RecordedRequest } from '../opens/record-open.ts';
import { openAtRandom } from './open-loop.ts';
import { simulate } from './simulate.ts';
import type { OpenCost } from './simulate.ts';

const cores = 2;
const seconds = 25;
/** Parts of the highest rate that the cores allow, at which the simulation is checked. */
const checkedParts = [0.3, 0.5, 0.7];
/** Most milliseconds that an open takes on the server in an installation that is large enough. */
const slowest = 1000;

interface Node {
  readonly origin: string;
  readonly pid: number;
}

export async function benchCapacity(rounds: number): Promise<void> {
  const { databaseUrl, redisUrl } = await databaseServices();
  if (!databaseUrl || !redisUrl)
    throw new Fault('This benchmark needs PostgreSQL and Redis: DATABASE_URL and REDIS_URL.');
  const env = {
    DATABASE_URL: await freshDatabase(databaseUrl),
    REDIS_URL: redisUrl,
    MIGRATE_ON_START: '1',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    // A document that would wait longer for its data goes without it, and the page asks again: each one has it here.
    FIRST_REPLIES_MS: '10000',
  };
  const dataDirectory = inWorkspace('.build/bench-capacity-data');
  const portals = [
    await startPortal({ port: await freePortPair(), dataDirectory, env }),
    await startPortal({ port: await freePortPair(), dataDirectory, env }),
  ];
  try {
    const recorded = await step('record an open', () => recordTraining(portals[0]?.origin ?? ''));
    const cost = await step('cost of an open', () => measureCost(portals, recorded));
    const checks = await step('opens at random', (note) => check(portals, { recorded, cost, rounds, note }));
    const plans = plan(cost);
    report(cost, checks, plans);
    console.log(`\n${writeResults('capacity', { rounds, cost, checks, plans })}`);
  } finally {
    for (const portal of portals) portal.stop();
    await Promise.all(portals.map(({ ended }) => ended));
  }
}

/** Measures the CPU time of an open, at a third of what the cores allow. */
async function measureCost(nodes: readonly Node[], recorded: readonly RecordedRequest[]): Promise<OpenCost> {
  const origins = nodes.map(({ origin }) => origin);
  await openAtRandom(origins, recorded, { rate: 20, seconds: 15 });
  const before = cpuTimes(nodes);
  const rate = 25;
  await openAtRandom(origins, recorded, { rate, seconds });
  const after = cpuTimes(nodes);
  const opens = rate * seconds;
  return {
    node: (after.node - before.node) / opens,
    database: (after.database - before.database) / opens,
    load: (after.load - before.load) / opens,
  };
}

function cpuTimes(nodes: readonly Node[]): OpenCost {
  const { user, system } = process.cpuUsage();
  return {
    load: (user + system) / 1000,
    node: nodes.reduce((sum, { pid }) => sum + cpuOf(pid), 0),
    database: processesOf('postgres').reduce((sum, pid) => sum + cpuOf(pid), 0),
  };
}

interface Check {
  readonly nodes: number;
  readonly rate: number;
  readonly measured: { readonly p50: number; readonly p99: number };
  readonly simulated: { readonly p50: number; readonly p99: number };
}

/** Compares the simulation with real nodes that share the cores with the database and the load. */
async function check(
  nodes: readonly Node[],
  given: { recorded: readonly RecordedRequest[]; cost: OpenCost; rounds: number; note: (text: string) => void },
): Promise<Check[]> {
  const { recorded, cost, rounds, note } = given;
  const checks: Check[] = [];
  for (const count of [1, 2]) {
    // One node can use one core at most.
    const highest = Math.min(count / cost.node, cores / (cost.node + cost.database + cost.load)) * 1000;
    for (const part of checkedParts) {
      const rate = Math.round(highest * part);
      note(`${count} nodes, ${rate} a second`);
      const measured = [];
      for (let round = 0; round < rounds; round += 1)
        measured.push(
          await openAtRandom(
            nodes.slice(0, count).map(({ origin }) => origin),
            recorded,
            { rate, seconds },
          ),
        );
      const { p50, p99 } = simulate(cost, { nodes: count, cores: { shared: cores } }, { rate, seconds: 120 });
      checks.push({
        nodes: count,
        rate,
        measured: { p50: median(measured.map((one) => one.p50)), p99: median(measured.map((one) => one.p99)) },
        simulated: { p50, p99 },
      });
    }
  }
  return checks;
}

interface Plan {
  readonly nodes: number;
  readonly databaseCores: number;
  /** Opens a second at which p99 is still below the limit. */
  readonly opens: number;
  readonly first: 'nodes' | 'database';
}

/** Finds the highest rate of installations whose nodes have a core each and whose database has a machine of its own. */
function plan(measured: OpenCost): Plan[] {
  const cost = { ...measured, load: 0 };
  return [
    [1, 2],
    [2, 2],
    [4, 4],
    [8, 4],
    [8, 8],
    [16, 8],
    [16, 16],
    [32, 16],
  ].map(([nodes = 1, databaseCores = 1]) => {
    const at = (rate: number) => simulate(cost, { nodes, cores: { database: databaseCores } }, { rate, seconds: 30 });
    let [low, high] = [0, 1000 * Math.min(nodes / cost.node, databaseCores / cost.database)];
    for (let step = 0; step < 6; step += 1) {
      const middle = (low + high) / 2;
      if (at(middle).p99 <= slowest) low = middle;
      else high = middle;
    }
    const { busy } = at(low);
    return { nodes, databaseCores, opens: Math.floor(low), first: busy.node >= busy.database ? 'nodes' : 'database' };
  });
}

function report(cost: OpenCost, checks: readonly Check[], plans: readonly Plan[]): void {
  const ms = (value: number): string => `${value.toFixed(1)} ms`;
  printTable(['CPU of an open', 'node', 'database', 'load'], [['', ms(cost.node), ms(cost.database), ms(cost.load)]]);
  printTable(
    ['opens at random', 'p50', 'simulated', 'ratio', 'p99', 'simulated', 'ratio'],
    checks.map(({ nodes, rate, measured, simulated }) => [
      `${nodes} nodes, ${rate} a second`,
      ms(measured.p50),
      ms(simulated.p50),
      ratio(simulated.p50, measured.p50),
      ms(measured.p99),
      ms(simulated.p99),
      ratio(simulated.p99, measured.p99),
    ]),
  );
  printTable(
    ['installation', 'opens a second', 'breaks first'],
    plans.map(({ nodes, databaseCores, opens, first }) => [
      `${nodes} nodes, ${databaseCores} cores of the database`,
      String(opens),
      first,
    ]),
  );
}
