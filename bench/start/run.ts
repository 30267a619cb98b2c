/**
 * Benchmark: the start of a server. A running server is killed with SIGKILL; the time counts until the next one answers a
 * call of a person who is logged in. Compares the bundle with the sources, on PostgreSQL with Redis and on the embedded
 * database. Rounds are interleaved.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ownPostgres, ownRedis, postgresPrograms } from '../../api-server/src/test/own-services.ts';
import { freePort, runProgram } from '../../api-server/src/test/server-process.ts';
import { quantile } from '../../api-server/src/test/write-load.ts';
import { Fault } from '../../tools/lib/steps.ts';
import { inWorkspace } from '../../tools/lib/workspace.ts';
import { median, printTable, ratio, writeResults } from '../lib/figures.ts';
import { cpuOf } from '../lib/process-figures.ts';
import { startAndCall } from './start-and-call.ts';
import type { StartedServer } from './start-and-call.ts';

type Figure = 'back' | 'cpu';

/** Milliseconds from the kill to the answer, and of CPU time until then, by round. */
type Rounds = Record<Figure, number[]>;

interface Subject {
  readonly name: string;
  readonly env: Record<string, string>;
  /** Folder of the sources; undefined for the bundle. */
  readonly from?: string;
  readonly rounds: Rounds;
  server?: StartedServer;
}

const fewestRounds = 10;

export async function benchStart(wanted: number): Promise<void> {
  const rounds = Math.max(fewestRounds, wanted);
  const folder = await mkdtemp(join(tmpdir(), 'azulejo-start-'));
  const programs = await postgresPrograms();
  if (programs === undefined) throw new Fault('the programs of PostgreSQL are not installed');
  const [postgres, redis] = await Promise.all([ownPostgres(programs), ownRedis()]);
  const onServers = { DATABASE_URL: postgres.url, MIGRATE_ON_START: '1', REDIS_URL: redis.url };
  const subjects = [
    ...(await subjectsOn('embedded', { DATA_DIR: join(folder, 'embedded') })),
    ...(await subjectsOn('postgres', { DATA_DIR: join(folder, 'postgres'), ...onServers })),
  ];
  try {
    // The first round of each subject fills the compile cache, as the image does when it is built.
    for (let round = -1; round < rounds; round += 1) {
      for (const subject of subjects) {
        const measured = await killAndStart(subject);
        if (round >= 0) for (const figure of ['back', 'cpu'] as const) subject.rounds[figure].push(measured[figure]);
      }
    }
  } finally {
    for (const { server } of subjects) await server?.kill();
    await Promise.all([postgres.remove(), redis.remove()]);
    await rm(folder, { recursive: true, force: true });
  }
  report(rounds, subjects);
}

async function subjectsOn(name: string, settings: Record<string, string>): Promise<Subject[]> {
  const env = { NODE_COMPILE_CACHE: inWorkspace('.build/compile-cache'), TRUST_PROXY: '1', ...settings };
  const demo = resolve(inWorkspace('demo/aurora'));
  const imported = await runProgram('cli/azulejo.ts', ['tenant', 'import', demo], env);
  if (imported.code !== 0) throw new Fault(imported.stderr);
  const empty = (): Rounds => ({ back: [], cpu: [] });
  return [
    { name: `${name}, bundle`, env: { ...env, PORT: String(await freePort()) }, rounds: empty() },
    {
      name: `${name}, sources`,
      env: { ...env, PORT: String(await freePort()) },
      from: inWorkspace('api-server/src'),
      rounds: empty(),
    },
  ];
}

/** Kills the subject's server in the middle of its work and starts the next one; then stops it for the other subjects. */
async function killAndStart(subject: Subject): Promise<Record<Figure, number>> {
  const first = await startAndCall(subject.env, subject.from);
  await first.kill();
  const from = performance.now();
  const next = await startAndCall(subject.env, subject.from);
  subject.server = next;
  const measured = { back: performance.now() - from, cpu: cpuOf(next.pid) };
  await next.kill();
  return measured;
}

function report(rounds: number, subjects: readonly Subject[]): void {
  const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);
  const results = Object.fromEntries(
    subjects.map(({ name, rounds: { back, cpu } }) => [
      name,
      {
        backMedian: Math.round(median(back)),
        backP95: Math.round(quantile(sorted(back), 0.95)),
        cpuMedian: Math.round(median(cpu)),
      },
    ]),
  );
  printTable(
    ['server', 'back, median (ms)', 'back, p95 (ms)', 'CPU, median (ms)', 'CPU against sources'],
    Object.entries(results).map(([name, { backMedian, backP95, cpuMedian }]) => [
      name,
      String(backMedian),
      String(backP95),
      String(cpuMedian),
      ratio(cpuMedian, results[name.replace('bundle', 'sources')]?.cpuMedian ?? 0),
    ]),
  );
  console.log(`\n${writeResults('start', { rounds, results })}`);
}
