/**
 * Compares each GET of a learner on the demo company with the same call on a copy that has grown (docs/benchmarks.md).
 * Both companies are in one database of PostgreSQL and one server in this process; calls are made in turns. The slowest
 * calls of the large company are explained.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { learnerAt } from '../../api-server/src/test/statement-walk.ts';
import type { Learner } from '../../api-server/src/test/statement-walk.ts';
import { databaseServices } from '../../tools/lib/database-services.ts';
import { Fault, step } from '../../tools/lib/steps.ts';
import { inWorkspace } from '../../tools/lib/workspace.ts';
import { printTable, ratio, writeResults } from '../lib/figures.ts';
import { databaseNamed, freshDatabase } from '../lib/fresh-database.ts';
import { explainCall } from './explain-call.ts';
import { growCompany } from './grow-company.ts';
import type { Size } from './grow-company.ts';
import { measureCall, pairedCalls, send } from './measure-calls.ts';
import type { Call, Measured, Pair, Server } from './measure-calls.ts';
import { measureWrites } from './measure-writes.ts';
import { importCompanies, large, openCompanies, small } from './open-companies.ts';

const database = 'azulejo_bench_scale';
const dataDirectory = inWorkspace('.build/bench-scale-data');
const callsFile = join(dataDirectory, 'calls.json');

/** The goals: calls above either are named. */
const mostRatio = 1.5;
const mostMs = 50;
/** Calls that are explained. */
const explained = 12;

interface ScaleOptions {
  readonly rounds: number;
  readonly size: Size;
  /** Measures the companies that the last run made. */
  readonly reuses: boolean;
  /** Part of the ids of the endpoints to measure. */
  readonly only: string | undefined;
}

export async function benchScale({ rounds, size, reuses, only }: ScaleOptions): Promise<void> {
  const { databaseUrl } = await databaseServices();
  if (!databaseUrl)
    throw new Fault('This benchmark needs PostgreSQL: DATABASE_URL, or one at its standard local port.');
  const isMade = reuses && existsSync(callsFile);
  const url = isMade ? databaseNamed(databaseUrl, database) : await freshDatabase(databaseUrl, database);
  if (!isMade) rmSync(dataDirectory, { recursive: true, force: true });
  mkdirSync(dataDirectory, { recursive: true });
  const server = await openCompanies(url, dataDirectory);
  try {
    if (!isMade) await makeCompanies(server, url, size);
    const learners = await bothLearners(server);
    const calls = (JSON.parse(readFileSync(callsFile, 'utf8')) as Call[]).filter(
      ({ endpoint }) => only === undefined || endpoint.includes(only),
    );
    const results = await step(`${calls.length} calls`, async (note) => {
      const found: (Call & Measured)[] = [];
      for (const call of calls) {
        note(call.endpoint);
        found.push({ ...call, ...(await measureCall(server, learners, call, rounds)) });
      }
      return found;
    });
    const worst = worstOfEach(results);
    report(worst);
    const written = only === undefined ? await step('writes', () => measureWrites(server, learners, rounds * 3)) : [];
    if (only === undefined) reportWrites(written);
    const statements = await explainSlowest(server, learners, url, worst);
    const databaseBytes = await databaseSize(server);
    if (only === undefined)
      console.log(
        `\n${writeResults('scale', { rounds, size, databaseBytes, calls: worst.map(figuresOf), writes: written, statements })}`,
      );
  } finally {
    await server.close();
  }
}

async function makeCompanies(server: Server, url: string, size: Size): Promise<void> {
  await step('import', () => importCompanies(server.platform));
  const calls = await step('addresses', async () => pairedCalls(server, await bothLearners(server)));
  await step('grow', (note) => growCompany(url, size, note));
  writeFileSync(callsFile, JSON.stringify(calls));
}

const bothLearners = async ({ platform }: Server): Promise<Pair<Learner>> => ({
  small: await learnerAt({ platform }, small, 'bruno'),
  large: await learnerAt({ platform }, large, 'bruno'),
});

async function databaseSize({ platform }: Server): Promise<number> {
  const { rows } = await platform.database.execute('select pg_database_size(current_database())::float8 as bytes');
  return (rows[0] as { bytes: number }).bytes;
}

type Result = Call & Measured;

const factorOf = ({ ms }: Result): number => ms.large / ms.small;

/** Returns the call of each endpoint that suffers most, the slowest endpoint first. */
function worstOfEach(results: readonly Result[]): Result[] {
  const byEndpoint = Map.groupBy(results, ({ endpoint }) => endpoint);
  return [...byEndpoint.values()]
    .map((found) => found.reduce((worst, result) => (result.ms.large > worst.ms.large ? result : worst)))
    .toSorted((one, other) => other.ms.large - one.ms.large);
}

const figuresOf = (result: Result) => ({
  endpoint: result.endpoint,
  ms: result.ms,
  cpuMs: result.cpuMs,
  factor: Number(factorOf(result).toFixed(2)),
  bytes: result.bytes,
});

function report(worst: readonly Result[]): void {
  printTable(
    ['call', 'demo ms', 'large ms', 'ratio', 'demo CPU', 'large CPU', 'demo KB', 'large KB', ''],
    worst.map((result) => [
      result.endpoint,
      result.ms.small.toFixed(1),
      result.ms.large.toFixed(1),
      ratio(result.ms.large, result.ms.small),
      result.cpuMs.small.toFixed(1),
      result.cpuMs.large.toFixed(1),
      (result.bytes.small / 1024).toFixed(1),
      (result.bytes.large / 1024).toFixed(1),
      factorOf(result) > mostRatio || result.ms.large > mostMs ? 'above the goal' : '',
    ]),
  );
}

function reportWrites(written: Awaited<ReturnType<typeof measureWrites>>): void {
  printTable(
    ['write', 'demo ms', 'large ms', 'ratio'],
    written.map(({ endpoint, ms }) => [endpoint, ms.small.toFixed(1), ms.large.toFixed(1), ratio(ms.large, ms.small)]),
  );
}

async function explainSlowest(server: Server, learners: Pair<Learner>, url: string, worst: readonly Result[]) {
  const statements: { endpoint: string; ms: Pair<number>; pages: Pair<number>; sql: string }[] = [];
  const byLoss = worst.toSorted((one, other) => other.ms.large - other.ms.small - (one.ms.large - one.ms.small));
  for (const call of byLoss.slice(0, explained)) {
    const { endpoint } = call;
    const reads = (which: 'small' | 'large') =>
      explainCall(server.platform, url, learners[which].tenant.idApp, () =>
        send(server.app, learners[which], call, which),
      );
    const [inSmall, inLarge] = [await reads('small'), await reads('large')];
    const slowest = inLarge[0];
    if (!slowest) continue;
    const same = inSmall.find(({ sql }) => sql === slowest.sql);
    console.log(
      `\n${endpoint}: ${slowest.ms} ms, ${slowest.pages} pages (demo: ${same?.ms} ms, ${same?.pages})\n${slowest.sql}\n${slowest.plan}`,
    );
    statements.push({
      endpoint,
      ms: { small: same?.ms ?? 0, large: slowest.ms },
      pages: { small: same?.pages ?? 0, large: slowest.pages },
      sql: slowest.sql,
    });
  }
  return statements;
}
