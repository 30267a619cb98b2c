/**
 * Measures the administration of a company of 50,000 people and two million enrolments against its bounds
 * (docs/benchmarks.md). The company is generated with SQL in a new database of PostgreSQL; calls run in this process
 * without a network. The slowest read of a call above its bound is explained.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { enrollmentCounts } from '../../api-server/src/modules/learning/index.ts';
import { withTenant } from '../../api-server/src/platform/database/tenant-db.adapter.ts';
import { portalUrlOf } from '../../api-server/src/platform/http/request-address.rules.ts';
import { getAs, learnerAt } from '../../api-server/src/test/statement-walk.ts';
import type { Learner } from '../../api-server/src/test/statement-walk.ts';
import { databaseServices } from '../../tools/lib/database-services.ts';
import { Fault, step } from '../../tools/lib/steps.ts';
import { inWorkspace } from '../../tools/lib/workspace.ts';
import { median, printTable, writeResults } from '../lib/figures.ts';
import { cpuOf } from '../lib/process-figures.ts';
import { databaseNamed, freshDatabase } from '../lib/fresh-database.ts';
import { explainCall } from '../scale/explain-call.ts';
import { runStatements } from '../scale/grow-company.ts';
import type { Server } from '../scale/measure-calls.ts';
import { importCompanies, large, openCompanies } from '../scale/open-companies.ts';
import { administeredStatements } from './grow-administered.ts';
import type { AdminSize } from './grow-administered.ts';
import { grownIds, measuredCalls } from './measured-calls.ts';
import type { Caller, GrownIds, MeasuredCall } from './measured-calls.ts';
import { measureAdminWrites } from './measured-writes.ts';
import type { MeasuredWrite } from './measured-writes.ts';

const database = 'azulejo_bench_admin';
const dataDirectory = inWorkspace('.build/bench-admin-data');
const grownFile = join(dataDirectory, 'grown');

interface AdminBenchOptions {
  readonly rounds: number;
  readonly size: AdminSize;
  /** Measures the company that the last run made. */
  readonly reuses: boolean;
  /** Part of the names of the reads to measure; writes are left out then. */
  readonly only: string | undefined;
}

interface Figures {
  readonly name: string;
  readonly boundMs: number;
  /** Fastest of the calls: what other work on the machine disturbs least. */
  readonly bestMs: number;
  readonly medianMs: number;
  readonly p95Ms: number;
  /** CPU time of this process and of the database for one page; other work on the machine hardly changes it. */
  readonly cpuMs: number;
  /** Status of the reply, where a page was refused. */
  readonly refused?: number;
  readonly slowest?: { readonly sql: string; readonly ms: number; readonly pages: number };
}

type Callers = Readonly<Record<Caller, Learner>>;

export async function benchAdmin({ rounds, size, reuses, only }: AdminBenchOptions): Promise<void> {
  const { databaseUrl } = await databaseServices();
  if (!databaseUrl)
    throw new Fault('This benchmark needs PostgreSQL: DATABASE_URL, or one at its standard local port.');
  const isMade = reuses && existsSync(grownFile);
  const url = isMade ? databaseNamed(databaseUrl, database) : await freshDatabase(databaseUrl, database);
  if (!isMade) rmSync(dataDirectory, { recursive: true, force: true });
  mkdirSync(dataDirectory, { recursive: true });
  const server = await openCompanies(url, dataDirectory);
  try {
    if (!isMade) await makeCompany(server, url, size);
    const callers: Callers = {
      owner: await learnerAt(server, large, 'joao'),
      hr: await learnerAt(server, large, 'katia'),
      leader: await learnerAt(server, large, 'mauro'),
    };
    await step('counts of enrolments', () => countEnrolments(server, callers.owner));
    const ids = await grownIds(url);
    const calls = measuredCalls(ids).filter(({ name }) => only === undefined || name.includes(only));
    const reads = await step(`${calls.length} reads`, async (note) => {
      const found: Figures[] = [];
      for (const call of calls) {
        note(call.name);
        found.push(await measureRead(server, callers, url, call, rounds));
      }
      return found;
    });
    reportReads(reads);
    if (only !== undefined) return;
    // Reads come first, because scheduled jobs run from here on.
    await startJobs(server);
    const writes = await measureWrites(server, callers.owner, url, ids);
    console.log(`\n${writeResults('admin', { rounds, size, reads, writes })}`);
  } finally {
    await server.close();
  }
}

async function makeCompany(server: Server, url: string, size: AdminSize): Promise<void> {
  await step('import', () => importCompanies(server.platform));
  await step('grow', (note) => runStatements(url, (app) => administeredStatements(app, size), note));
  writeFileSync(grownFile, '');
}

/** Counts the enrolments as the job does, which runs every minute in a portal. */
async function countEnrolments({ platform }: Server, { tenant }: Learner): Promise<void> {
  const inTenant = <T>(work: (counts: ReturnType<typeof enrollmentCounts>) => Promise<T>): Promise<T> =>
    withTenant(platform.database.db, tenant.idApp, (db) => work(enrollmentCounts(db, platform.clock.now())));
  for (const idNode of await inTenant((counts) => counts.counted())) await inTenant((counts) => counts.recount(idNode));
}

const startJobs = ({ platform: { env, database, log, storage, mail, messages, clock, jobs } }: Server): Promise<void> =>
  jobs.work({
    db: database.db,
    log,
    storage,
    mail,
    messages,
    jobs,
    portalUrlOf: (tenant) => portalUrlOf(env, tenant),
    now: () => clock.now(),
  });

async function measureWrites(server: Server, owner: Learner, url: string, ids: GrownIds): Promise<MeasuredWrite[]> {
  const written = await step('writes', (note) => measureAdminWrites({ app: server.app, learner: owner }, ids, note));
  printTable(
    ['write', 's', 'bound', 'MB', 'result', ''],
    written.map(({ name, seconds, boundSeconds, memoryMB, result }) => [
      name,
      seconds.toFixed(1),
      String(boundSeconds),
      memoryMB === undefined ? '' : `+${memoryMB}`,
      Object.entries(result)
        .filter(([, count]) => count > 0)
        .map(([what, count]) => `${what} ${count}`)
        .join(', '),
      seconds > boundSeconds ? 'above the bound' : '',
    ]),
  );
  await withdraw(url, ids);
  return written;
}

/** Takes the enrolments of the empty trainings back, so that another run enrols the same people, and clears dead rows. */
async function withdraw(url: string, { emptyTrainings }: GrownIds): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('delete from enrollments where id_node = any($1)', [emptyTrainings]);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** Opens the pages of a call in turns. The first ones are not counted: they learn columns and fill caches. */
async function measureRead(
  server: Server,
  callers: Callers,
  url: string,
  { name, boundMs, pages, caller = 'owner' }: MeasuredCall,
  rounds: number,
): Promise<Figures> {
  const learner = callers[caller];
  const times: number[] = [];
  const backends = await backendsOf(server);
  let cpuBefore = 0;
  for (let round = -2; round < rounds; round += 1) {
    if (round === 0) cpuBefore = cpuMsOf(backends);
    for (const page of pages) {
      const start = performance.now();
      const replies = await Promise.all(page.map((path) => getAs({ server: server.app }, learner, path)));
      if (round >= 0) times.push(performance.now() - start);
      const refused = replies.find(({ statusCode }) => statusCode !== 200);
      if (refused?.statusCode === 503) return { ...figuresOf(name, boundMs, times), cpuMs: NaN, refused: 503 };
      if (refused) throw new Error(`${page.join(', ')} answered ${refused.statusCode}: ${refused.body}`);
    }
  }
  const cpuMs = rounded((cpuMsOf(backends) - cpuBefore) / times.length);
  const figures = { ...figuresOf(name, boundMs, times), cpuMs };
  if (figures.p95Ms <= boundMs) return figures;
  const [slowest] = await explainCall(server.platform, url, learner.tenant.idApp, async () => {
    for (const path of pages.flat()) await getAs({ server: server.app }, learner, path);
  });
  if (!slowest) return figures;
  if (cpuMs > boundMs)
    console.log(`\n${name}: ${slowest.ms} ms, ${slowest.pages} pages\n${slowest.sql}\n${slowest.plan}`);
  return { ...figures, slowest: { sql: slowest.sql, ms: slowest.ms, pages: slowest.pages } };
}

const figuresOf = (name: string, boundMs: number, times: readonly number[]) => ({
  name,
  boundMs,
  bestMs: rounded(Math.min(...times)),
  medianMs: rounded(median(times)),
  p95Ms: rounded(percentile(times, 0.95)),
});

/** Returns the processes of the database that serve this one. They are of this machine, or their CPU time counts as 0. */
async function backendsOf({ platform }: Server): Promise<number[]> {
  const { rows } = await platform.database.execute(
    'select pid from pg_stat_activity where datname = current_database()',
  );
  return (rows as { pid: number }[]).map(({ pid }) => pid);
}

const cpuMsOf = (pids: readonly number[]): number => [process.pid, ...pids].reduce((sum, pid) => sum + cpuOf(pid), 0);

/** Returns the value that this part of the values does not exceed. */
function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * part) - 1] ?? NaN;
}

const rounded = (ms: number): number => Number(ms.toFixed(1));

function reportReads(reads: readonly Figures[]): void {
  printTable(
    ['read', 'CPU ms', 'best ms', 'median ms', 'p95 ms', 'bound', ''],
    reads.map(({ name, cpuMs, refused, bestMs, medianMs, p95Ms, boundMs }) => [
      name,
      cpuMs.toFixed(1),
      bestMs.toFixed(1),
      medianMs.toFixed(1),
      p95Ms.toFixed(1),
      String(boundMs),
      refused ? `answered ${refused}` : p95Ms > boundMs ? 'above the bound' : '',
    ]),
  );
}
