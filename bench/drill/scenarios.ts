import { spawn } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import type { OwnService, Wire } from '../../api-server/src/test/own-services.ts';
import { portalClient } from '../../api-server/src/test/portal-client.ts';
import { startServer } from '../../api-server/src/test/server-process.ts';
import type { ServerProcess } from '../../api-server/src/test/server-process.ts';
import { flood, latencies, quantile, tokenOf, untilReady, writeLoad } from '../../api-server/src/test/write-load.ts';
import type { Written } from '../../api-server/src/test/write-load.ts';
import { median } from '../lib/figures.ts';
import { floodKinds } from './flood-kinds.ts';

/** Services that a drill breaks. `server` is the process that runs now. */
export interface Stage {
  readonly env: Record<string, string>;
  readonly postgres: OwnService;
  readonly redis: OwnService;
  readonly wire: Wire;
  server: ServerProcess;
}

export interface Outcome {
  readonly written?: Written;
  /** Milliseconds from the fault's end, or from the kill, until the portal is ready. */
  readonly recoveryP95?: number;
  readonly note?: string;
}

interface Drill {
  readonly name: string;
  /** True for the embedded database, without Redis. */
  readonly isEmbedded?: boolean;
  run(stage: Stage, kills: number): Promise<Outcome>;
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

async function killed(stage: Stage, kills: number): Promise<Outcome> {
  const load = await writeLoad(() => stage.server.origin);
  const recoveries: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(500 + Math.random() * 1_500);
    await stage.server.end('SIGKILL');
    const from = performance.now();
    stage.server = await startServer(stage.env);
    recoveries.push(await untilReady(stage.server.origin, from));
  }
  await pause(1_000);
  return { written: await load.stop(), recoveryP95: p95(recoveries) };
}

async function away(stage: Stage, service: OwnService): Promise<Outcome> {
  const load = await writeLoad(() => stage.server.origin);
  const recoveries: number[] = [];
  for (let time = 0; time < 3; time += 1) {
    await pause(1_000);
    await service.stop();
    await pause(3_000);
    await service.start();
    recoveries.push(await untilReady(stage.server.origin));
  }
  await pause(1_000);
  return { written: await load.stop(), recoveryP95: p95(recoveries) };
}

async function locked(stage: Stage): Promise<Outcome> {
  const aurora = portalClient(stage.server.origin, 'aurora');
  const { token, viewer } = await aurora.logIn('bruno');
  const load = await writeLoad(() => stage.server.origin);
  const locker = new pg.Client({ connectionString: stage.postgres.url });
  await locker.connect();
  await locker.query(
    "begin; update users set name = name where id_app = (select id_app from apps where key = 'aurora')",
  );
  const blocked = flood(50, () =>
    aurora.call('PUT', `/users/${viewer.idUser}`, { token, body: { name: viewer.name } }),
  );
  await pause(10_000);
  await locker.query('rollback');
  await locker.end();
  const own = await blocked.stop();
  return { written: await load.stop(), note: `slowest blocked call ${Math.round(own.at(-1) ?? 0)} ms` };
}

async function slow(stage: Stage): Promise<Outcome> {
  const load = await writeLoad(() => stage.server.origin);
  stage.wire.slowDown(150);
  await pause(10_000);
  stage.wire.slowDown(0);
  return { written: await load.stop(), recoveryP95: await untilReady(stage.server.origin) };
}

const floodRounds = 5;

/** Compares the latencies of one tenant with and without another tenant's floods, in turns. */
async function flooded(stage: Stage): Promise<Outcome> {
  const [aurora, sabermais] = ['aurora', 'sabermais'].map((name) => portalClient(stage.server.origin, name));
  if (!aurora || !sabermais) throw new Error('two tenants are needed');
  const { token, viewer } = await aurora.logIn('bruno');
  const own = await aurora.call('GET', `/users/${viewer.idUser}`, { token });
  const cookie = (own.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const target = JSON.stringify({ portal: `${stage.server.origin}/aurora`, idUser: viewer.idUser, token, cookie });
  const neighbour = await tokenOf(stage.server.origin, 'bruno');
  const measure = () => latencies(200, () => sabermais.call('GET', '/notifications/bell/unread', { token: neighbour }));
  await measure();
  const notes: string[] = [];
  for (const kind of floodKinds) {
    const rounds: { alone: readonly number[]; beside: readonly number[] }[] = [];
    for (let round = 0; round < floodRounds; round += 1) {
      const alone = await measure();
      const flooding = spawn(process.execPath, [join(import.meta.dirname, 'flood-process.ts'), kind, target]);
      await pause(2_000);
      const beside = await measure();
      flooding.kill('SIGKILL');
      await pause(1_000);
      rounds.push({ alone, beside });
    }
    const of = (share: number) => {
      const [before, after] = (['alone', 'beside'] as const).map((when) =>
        median(rounds.map((round) => quantile(round[when], share))),
      );
      return `${before?.toFixed(1)} → ${after?.toFixed(1)} ms (${((after ?? 0) / (before ?? 1)).toFixed(2)}×)`;
    };
    notes.push(`${kind}: p50 ${of(0.5)}, p99 ${of(0.99)}`);
  }
  return { note: notes.join('; ') };
}

const p95 = (values: readonly number[]): number =>
  quantile(
    values.toSorted((a, b) => a - b),
    0.95,
  );

export const drills: readonly Drill[] = [
  { name: 'kill', run: killed },
  { name: 'embedded', isEmbedded: true, run: killed },
  { name: 'postgres', run: (stage) => away(stage, stage.postgres) },
  { name: 'redis', run: (stage) => away(stage, stage.redis) },
  { name: 'locked', run: locked },
  { name: 'slow', run: slow },
  { name: 'flood', run: flooded },
];
