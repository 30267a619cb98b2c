/**
 * Benchmark 2: compares finished endpoints (tenant, session, row-level security, validation, response by contract) with
 * a bare Fastify that runs the same SQL on the same PostgreSQL. The SQL is recorded from those endpoints. Rounds are
 * interleaved; results are medians.
 */
import { join } from 'node:path';
import autocannon from 'autocannon';
import { databaseServices } from '../../tools/lib/database-services.ts';
import { readDemoTenants } from '../../tools/lib/demo-tenants.ts';
import { startPortal } from '../../tools/lib/portal.ts';
import { freePortPair } from '../../tools/lib/ports.ts';
import { Fault, step } from '../../tools/lib/steps.ts';
import { inWorkspace } from '../../tools/lib/workspace.ts';
import { buildApp } from '../../api-server/src/app.ts';
import { readEnv } from '../../api-server/src/env.ts';
import { openInstallation } from '../../api-server/src/open-installation.ts';
import { forkServer } from '../lib/fork-server.ts';
import { freshDatabase } from '../lib/fresh-database.ts';
import { logInForBench } from '../lib/log-in.ts';
import { medians, printTable, ratio, writeResults } from '../lib/figures.ts';
import { calls } from './calls.ts';
import type { Call } from './calls.ts';
import { recordSql } from './recorded-sql.ts';
import type { Statement } from './recorded-sql.ts';

const pool = '10';
const connections = 20;
const secondsPerRound = 4;

type Load = { readonly perSecond: number; readonly p50: number; readonly p99: number };

interface Target {
  readonly url: string;
  readonly method: Call['method'];
  readonly headers: Record<string, string>;
  readonly body?: string;
}

export async function benchApi(rounds: number): Promise<void> {
  const { databaseUrl } = await databaseServices();
  if (!databaseUrl)
    throw new Fault('This benchmark needs PostgreSQL: DATABASE_URL, or one at its standard local port.');
  const url = await freshDatabase(databaseUrl);
  const dataDirectory = inWorkspace('.build/bench-api-data');
  const env = {
    DATABASE_URL: url,
    MIGRATE_ON_START: '1',
    DATABASE_POOL: pool,
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
  };
  const portal = await startPortal({ port: await freePortPair(), dataDirectory, env });
  const targets: Target[] = [];
  for (const call of calls) targets.push(await targetOf(call, portal.origin));
  const statements = await step('record SQL', () => statementsOf(targets, { ...env, DATA_DIR: dataDirectory }));
  const bare = await forkServer(join(import.meta.dirname, 'bare-server-process.ts'), {
    ...env,
    BENCH_STATEMENTS: JSON.stringify(statements),
  });
  try {
    const rows = await measured(targets, bare.origin, rounds);
    printTable(
      ['call', 'statements', 'API /s', 'bare /s', 'API p50', 'bare p50', 'API p99', 'bare p99', 'throughput'],
      rows.map(({ call, api, baseline }, index) => [
        call,
        String(statements[index]?.length ?? 0),
        api.perSecond.toFixed(0),
        baseline.perSecond.toFixed(0),
        `${api.p50} ms`,
        `${baseline.p50} ms`,
        `${api.p99} ms`,
        `${baseline.p99} ms`,
        ratio(api.perSecond, baseline.perSecond),
      ]),
    );
    console.log(`\n${writeResults('api', { rounds, connections, rows })}`);
  } finally {
    bare.stop();
    portal.stop();
    await portal.ended;
  }
}

async function targetOf(call: Call, origin: string): Promise<Target> {
  const { token, viewer } = await logInForBench(origin, call.tenant, call.person, readDemoTenants());
  const headers: Record<string, string> = { authorization: `Bearer ${token}` };
  if (call.body) headers['content-type'] = 'application/json';
  const path = call.path.replace(':idUser', String(viewer.idUser));
  return {
    url: `${origin}/${call.tenant}/api${path}`,
    method: call.method,
    headers,
    ...(call.body ? { body: call.body } : {}),
  };
}

/** Sends each call to a second instance of the app in this process and records its database statements. */
async function statementsOf(targets: readonly Target[], env: Record<string, string>): Promise<Statement[][]> {
  const platform = await openInstallation(readEnv({ ...env, PORT: '0' }));
  const app = await buildApp(platform);
  const recorded: Statement[][] = [];
  for (const { url, method, headers, body } of targets) {
    const { pathname, host } = new URL(url);
    const request = async (): Promise<void> => {
      const reply = await app.inject({
        method,
        url: pathname,
        headers: { ...headers, host },
        ...(body ? { payload: body } : {}),
      });
      if (reply.statusCode !== 200)
        throw new Fault(`${method} ${pathname} answered ${reply.statusCode}: ${reply.body.slice(0, 300)}`);
    };
    await request();
    recorded.push(await recordSql(request));
  }
  await app.close();
  await platform.close();
  return recorded;
}

async function measured(
  targets: readonly Target[],
  bareOrigin: string,
  rounds: number,
): Promise<{ call: string; api: Load; baseline: Load }[]> {
  const rows: { call: string; api: Load; baseline: Load }[] = [];
  for (const [index, target] of targets.entries()) {
    const call = calls[index]?.id ?? target.url;
    const bare: Target = { url: `${bareOrigin}/${index}`, method: 'GET', headers: {} };
    rows.push(
      await step(call, async (note) => {
        const api: Load[] = [];
        const baseline: Load[] = [];
        for (let round = 1; round <= rounds; round += 1) {
          note(`round ${round} of ${rounds}`);
          api.push(await load(target));
          baseline.push(await load(bare));
        }
        return { call, api: medians(api), baseline: medians(baseline) };
      }),
    );
  }
  return rows;
}

async function load(target: Target): Promise<Load> {
  const result = await autocannon({ ...target, connections, duration: secondsPerRound });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Fault(`${target.url}: ${result.non2xx} refusals, ${result.errors} errors under load`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}
