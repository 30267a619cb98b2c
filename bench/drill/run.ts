/**
 * Drills: a server with services of its own is broken in several ways while people write. Each drill says what was
 * tried, confirmed, lost and stored twice, and how long the portal took to be ready again.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ownPostgres, ownRedis, postgresPrograms, wireTo } from '../../api-server/src/test/own-services.ts';
import { freePort, runProgram, startServer } from '../../api-server/src/test/server-process.ts';
import { Fault } from '../../tools/lib/steps.ts';
import { printTable, writeResults } from '../lib/figures.ts';
import { drills } from './scenarios.ts';
import type { Outcome, Stage } from './stage.ts';

const demo = resolve(import.meta.dirname, '../../demo');

interface Options {
  readonly kills: number;
  /** Names of drills; all when it is empty. */
  readonly only: readonly string[];
}

export async function runDrills({ kills, only }: Options): Promise<void> {
  const unknown = only.filter((name) => !drills.some((drill) => drill.name === name));
  if (unknown.length > 0) throw new Fault(`no such drill: ${unknown.join(', ')}`);
  const outcomes: Record<string, Outcome> = {};
  for (const { name, isEmbedded = false, run } of drills) {
    if (only.length > 0 && !only.includes(name)) continue;
    console.log(`${name} …`);
    const { stage, end } = await setUp(isEmbedded);
    outcomes[name] = await run(stage, kills).finally(end);
  }
  printTable(
    ['drill', 'tried', 'confirmed', 'lost', 'doubled', 'recovery p95 (ms)', 'note'],
    Object.entries(outcomes).map(([name, { written, recoveryP95, note = '' }]) => [
      name,
      ...(written ? [written.tried, written.confirmed, written.lost, written.doubled].map(String) : ['', '', '', '']),
      recoveryP95 === undefined ? '' : String(Math.round(recoveryP95)),
      note,
    ]),
  );
  const measured = new Date().toISOString().slice(0, 10);
  const dated = Object.fromEntries(Object.entries(outcomes).map(([name, one]) => [name, { measured, kills, ...one }]));
  console.log(`\n${writeResults('drill', { outcomes: { ...(await earlierOutcomes()), ...dated } })}`);
  const bad = Object.entries(outcomes).filter(([, { written }]) => written && written.lost + written.doubled > 0);
  const faults = Object.values(outcomes).flatMap((outcome) => outcome.faults ?? []);
  if (faults.length > 0) throw new Fault(faults.join('\n'));
  if (bad.length > 0) throw new Fault(`writes were lost or doubled: ${bad.map(([name]) => name).join(', ')}`);
}

/** Returns the last outcome of each drill, so that a run of some keeps those of the others. */
async function earlierOutcomes(): Promise<object> {
  const text = await readFile(resolve(import.meta.dirname, '../results/drill.json'), 'utf8').catch(() => '{}');
  return (JSON.parse(text) as { outcomes?: object }).outcomes ?? {};
}

/** Starts services and a server with two tenants. */
async function setUp(isEmbedded: boolean): Promise<{ stage: Stage; end(): Promise<void> }> {
  const programs = await postgresPrograms();
  if (programs === undefined) throw new Fault('the programs of PostgreSQL are not installed');
  const folder = await mkdtemp(join(tmpdir(), 'azulejo-drill-'));
  const [postgres, redis] = await Promise.all([ownPostgres(programs), ownRedis()]);
  const wire = await wireTo(Number(new URL(postgres.url).port));
  const throughWire = new URL(postgres.url);
  throughWire.port = String(wire.port);
  const env: Record<string, string> = {
    DATA_DIR: folder,
    TRUST_PROXY: '1',
    PORT: String(await freePort()),
    CONTENT_PORT: String(await freePort()),
    NODE_COMPILE_CACHE: resolve(import.meta.dirname, '../../.build/compile-cache'),
    ...(isEmbedded ? {} : { DATABASE_URL: throughWire.href, MIGRATE_ON_START: '1', REDIS_URL: redis.url }),
  };
  for (const tenant of ['aurora', 'sabermais']) {
    const imported = await runProgram('cli/azulejo.ts', ['tenant', 'import', join(demo, tenant)], env);
    if (imported.code !== 0) throw new Fault(imported.stderr);
  }
  const stage: Stage = { env, postgres, redis, wire, server: await startServer(env) };
  return {
    stage,
    async end() {
      await stage.server.end('SIGKILL').catch(() => undefined);
      await wire.close();
      await Promise.all([postgres.remove(), redis.remove()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
