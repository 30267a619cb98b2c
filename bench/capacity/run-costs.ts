/**
 * Benchmark of costs: what each call of a learner and an open socket take of a node, PostgreSQL and Redis, and what loads of
 * several sizes need (docs/capacity.md). It measures CPU time, so that other work on the machine matters little.
 */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { postgresPrograms } from '../../api-server/src/test/own-services.ts';
import { databaseServices } from '../../tools/lib/database-services.ts';
import { freePortPair } from '../../tools/lib/ports.ts';
import { startPortal } from '../../tools/lib/portal.ts';
import { Fault, step } from '../../tools/lib/steps.ts';
import { inWorkspace } from '../../tools/lib/workspace.ts';
import { tenant as chatTenant, tokensAt } from '../chat/run.ts';
import { freshDatabase } from '../lib/fresh-database.ts';
import { printTable, writeResults } from '../lib/figures.ts';
import { recordTraining } from '../opens/run.ts';
import { callCosts } from './call-costs.ts';
import type { CallCost } from './call-costs.ts';
import { demandHead, demandRows } from './demand.ts';
import type { Costs } from './demand.ts';
import type { OpenCost } from './simulate.ts';
import { socketCost } from './socket-costs.ts';

export async function benchCosts(): Promise<void> {
  const { databaseUrl } = await databaseServices();
  const programs = await postgresPrograms();
  if (!databaseUrl || !programs) throw new Fault('This benchmark needs PostgreSQL: DATABASE_URL and its programs.');
  const portal = await startPortal({
    port: await freePortPair(),
    dataDirectory: inWorkspace('.build/bench-costs-data'),
    env: {
      DATABASE_URL: await freshDatabase(databaseUrl),
      MIGRATE_ON_START: '1',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      FIRST_REPLIES_MS: '10000',
    },
  });
  try {
    const recorded = await step('record an open', () => recordTraining(portal.origin));
    const socket = await step('idle sockets', async () =>
      socketCost(portal, { tenant: chatTenant, tokens: await tokensAt(portal.origin) }),
    );
    const calls = await step('cost of each call', (note) => callCosts(programs, note));
    const costs: Costs = {
      open: openCost(),
      save: costIn(calls, 'progress of a visit'),
      answer: costIn(calls, 'an answer'),
      openBytes: recorded.reduce((sum, { reply }) => sum + brotliCompressSync(reply.body).length, 0),
      socket,
    };
    report(costs, calls);
    console.log(`\n${writeResults('costs', { costs, calls })}`);
  } finally {
    portal.stop();
    await portal.ended;
  }
}

/** Returns the cost of an open from the last `bench capacity`. */
function openCost(): OpenCost {
  const path = inWorkspace('bench/results/capacity.json');
  return (JSON.parse(readFileSync(path, 'utf8')) as { cost: OpenCost }).cost;
}

function costIn(calls: readonly CallCost[], name: string): CallCost {
  const found = calls.find(({ call }) => call === name);
  if (!found) throw new Fault(`${name} was not measured`);
  return found;
}

function report(costs: Costs, calls: readonly CallCost[]): void {
  const ms = (value: number): string => value.toFixed(2);
  printTable(
    ['call', 'node ms', 'database ms', 'Redis commands', 'bytes'],
    calls
      .toSorted((one, other) => other.node + other.database - one.node - one.database)
      .map(({ call, node, database, redis, bytes }) => [call, ms(node), ms(database), redis.toFixed(1), String(bytes)]),
  );
  const { memoryKB, cpuPerMinute } = costs.socket;
  console.log(`\nan idle socket: ${memoryKB.toFixed(1)} KB, ${cpuPerMinute.toFixed(2)} ms of CPU in a minute`);
  printTable(demandHead, demandRows(costs));
}
