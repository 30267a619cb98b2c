/**
 * Benchmark of course opens a second: the document of a training's page with the data of its person, and every call
 * that the page then reads with, from one node on PostgreSQL, against a bare Fastify that sends the same bytes. The load
 * comes from the same machine, so both figures are lower than those of a machine for the server alone.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { databaseServices } from '../../tools/lib/database-services.ts';
import { readDemoTenants } from '../../tools/lib/demo-tenants.ts';
import { openLog } from '../../tools/lib/log-file.ts';
import { startPortal } from '../../tools/lib/portal.ts';
import { freePortPair } from '../../tools/lib/ports.ts';
import { Fault, step } from '../../tools/lib/steps.ts';
import { inWorkspace } from '../../tools/lib/workspace.ts';
import { sessionState } from '../federation/session-state.ts';
import { forkServer } from '../lib/fork-server.ts';
import { freshDatabase } from '../lib/fresh-database.ts';
import { medians, printTable, ratio, writeResults } from '../lib/figures.ts';
import { launchBrowser } from '../lib/launch-browser.ts';
import { firstTraining } from '../lib/first-training.ts';
import { logInForBench } from '../lib/log-in.ts';
import { recordOpen } from './record-open.ts';
import type { RecordedRequest } from './record-open.ts';

const connections = 20;
const secondsPerRound = 6;
const [tenant, person] = ['aurora', 'bruno'];

type Load = { readonly opens: number; readonly p50: number; readonly p99: number };

export async function benchOpens(rounds: number): Promise<void> {
  const { databaseUrl } = await databaseServices();
  if (!databaseUrl)
    throw new Fault('This benchmark needs PostgreSQL: DATABASE_URL, or one at its standard local port.');
  const env = {
    DATABASE_URL: await freshDatabase(databaseUrl),
    MIGRATE_ON_START: '1',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    // A document that would wait longer for its data goes without it, and the page asks again: each one has it here.
    FIRST_REPLIES_MS: '10000',
  };
  const dataDirectory = inWorkspace('.build/bench-opens-data');
  const portal = await startPortal({ port: await freePortPair(), dataDirectory, env });
  try {
    const recorded = await step('record an open', () => recordTraining(portal.origin));
    const fixed = await startFixed(recorded);
    const [product, bare]: [Load[], Load[]] = [[], []];
    await step('course opens', async (note) => {
      for (let round = 1; round <= rounds; round += 1) {
        note(`round ${round} of ${rounds}`);
        product.push(await load(portal.origin, recorded));
        bare.push(
          await load(
            fixed.origin,
            recorded.map((_, index) => ({ path: `/${index}`, headers: {} })),
          ),
        );
      }
    });
    fixed.stop();
    const [ours, baseline] = [medians(product), medians(bare)];
    printTable(
      ['server', 'opens /s', 'requests', 'p50 of a request', 'p99'],
      [
        ['portal', ours.opens.toFixed(1), String(recorded.length), `${ours.p50} ms`, `${ours.p99} ms`],
        [
          'the same bytes',
          baseline.opens.toFixed(1),
          String(recorded.length),
          `${baseline.p50} ms`,
          `${baseline.p99} ms`,
        ],
        ['ratio', ratio(ours.opens, baseline.opens), '', '', ''],
      ],
    );
    const requests = recorded.map(({ path, reply }) => ({ path, bytes: Buffer.byteLength(reply.body) }));
    console.log(`\n${writeResults('opens', { rounds, connections, requests, portal: ours, sameBytes: baseline })}`);
  } finally {
    portal.stop();
    await portal.ended;
  }
}

/** Returns what a person's page of a training asks of the server when they open it again. */
export async function recordTraining(origin: string): Promise<RecordedRequest[]> {
  const session = await logInForBench(origin, tenant, person, readDemoTenants());
  const id = await firstTraining(origin, sessionState(origin, tenant, session));
  if (id === undefined) throw new Fault(`${person} is in no training`);
  const browser = await launchBrowser(openLog('bench-opens'));
  try {
    return await recordOpen(browser, `${origin}/${tenant}/level/${id}`, sessionState(origin, tenant, session));
  } finally {
    await browser.close();
  }
}

async function load(origin: string, requests: readonly Pick<RecordedRequest, 'path' | 'headers'>[]): Promise<Load> {
  const result = await autocannon({
    url: origin,
    connections,
    duration: secondsPerRound,
    requests: requests.map(({ path, headers }) => ({ method: 'GET', path, headers: { ...headers } })),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Fault(`${origin}: ${result.non2xx} refusals, ${result.errors} errors under load`);
  return {
    opens: result.requests.average / requests.length,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

function startFixed(recorded: readonly RecordedRequest[]) {
  const file = inWorkspace('.build/bench-opens-replies.json');
  writeFileSync(file, JSON.stringify(recorded.map(({ reply }) => reply)));
  return forkServer(join(import.meta.dirname, 'fixed-server-process.ts'), { BENCH_REPLIES: file });
}
