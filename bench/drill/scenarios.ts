import { spawn } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import type { OwnService } from '../../api-server/src/test/own-services.ts';
import { portalClient } from '../../api-server/src/test/portal-client.ts';
import { startServer } from '../../api-server/src/test/server-process.ts';
import { flood, latencies, quantile, tokenOf, untilReady, writeLoad } from '../../api-server/src/test/write-load.ts';
import { median } from '../lib/figures.ts';
import { cpuOf, cpuOfFamily } from '../lib/process-figures.ts';
import { archivesImported } from './archives.ts';
import { floodKinds } from './flood-kinds.ts';
import { commitNext, faultsIn, openLessons } from './lessons.ts';
import { reconnected } from './reconnect.ts';
import type { Outcome, Stage } from './stage.ts';

interface Drill {
  readonly name: string;
  /** True for the embedded database, without Redis. */
  readonly isEmbedded?: boolean;
  run(stage: Stage, kills: number): Promise<Outcome>;
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Milliseconds within which 95 of 100 nodes are back after kill -9. */
const recoveryGoal = { embedded: 2_000, postgres: 1_000 };
/** How much one tenant's flood may slow down another tenant's slowest calls (p99). */
const floodGoal = 1.2;

async function killed(stage: Stage, kills: number, goal: number): Promise<Outcome> {
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
  const recoveryP95 = p95(recoveries);
  const faults = recoveryP95 > goal ? [`back after ${Math.round(recoveryP95)} ms (p95), goal ${goal} ms`] : [];
  return { written: await load.stop(), recoveryP95, faults };
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
  const faults: string[] = [];
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
      const ratio = (after ?? 0) / (before ?? 1);
      // The goal is one of p99; the medians are printed beside it.
      if (share === 0.99 && ratio > floodGoal) faults.push(`${kind}: p99 ${ratio.toFixed(2)}×, goal ${floodGoal}×`);
      return `${before?.toFixed(1)} → ${after?.toFixed(1)} ms (${ratio.toFixed(2)}×)`;
    };
    notes.push(`${kind}: p50 ${of(0.5)}, p99 ${of(0.99)}`);
  }
  return { note: notes.join('; '), faults };
}

/** Lessons that commit twice a second each: 50 commits a second. */
const lessonsWhenKilled = 25;

/** Kills the server while lessons commit; after each start the stored values are compared with the confirmed ones. */
async function lessonsKilled(stage: Stage, kills: number): Promise<Outcome> {
  const lessons = await openLessons(stage, lessonsWhenKilled);
  const recoveries: number[] = [];
  let [isStopping, lost, doubled, tried] = [false, 0, 0, 0];
  const inspect = async () => {
    const faults = await faultsIn(lessons, stage);
    lost += faults.lost;
    doubled = Math.max(doubled, faults.doubled);
  };
  const writers = lessons.open.map(async (lesson) => {
    while (!isStopping) {
      tried += 1;
      const status = await commitNext(lesson, lessons.commitUrl(stage.server.origin));
      await pause(status === 200 ? 500 : 100);
    }
  });
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(500 + Math.random() * 1_500);
    await stage.server.end('SIGKILL');
    const from = performance.now();
    stage.server = await startServer(stage.env);
    recoveries.push(await untilReady(stage.server.origin, from));
    await inspect();
  }
  await pause(1_000);
  isStopping = true;
  await Promise.all(writers);
  await inspect();
  const confirmed = lessons.open.reduce((sum, one) => sum + one.confirmed, 0);
  return { written: { tried, confirmed, lost, doubled }, recoveryP95: p95(recoveries) };
}

/** Lessons that commit one after the other without a pause, and for how many milliseconds. */
const busyLessons = 64;
const busyFor = 20_000;

/** Measures how many commits a second a server takes, and how many it refuses. */
async function lessonsBusy(stage: Stage): Promise<Outcome> {
  // The wire of the stage carries the server's queries through this process, which is busy with the lessons.
  await stage.server.end('SIGTERM');
  stage.server = await startServer({ ...stage.env, DATABASE_URL: stage.postgres.url });
  const lessons = await openLessons(stage, busyLessons);
  const address = lessons.commitUrl(stage.server.origin);
  const round = async (milliseconds: number): Promise<{ took: number[]; failed: number }> => {
    const end = performance.now() + milliseconds;
    const took: number[] = [];
    let failed = 0;
    await Promise.all(
      lessons.open.map(async (lesson) => {
        while (performance.now() < end) {
          const from = performance.now();
          if ((await commitNext(lesson, address)) === 200) took.push(performance.now() - from);
          else failed += 1;
        }
      }),
    );
    return { took: took.toSorted((a, b) => a - b), failed };
  };
  const cpu = () => [cpuOf(stage.server.pid), cpuOfFamily(stage.postgres.pid() ?? 0), cpuOf(process.pid)] as const;
  await round(3_000);
  const before = cpu();
  const { took, failed } = await round(busyFor);
  const after = cpu();
  const confirmed = took.length;
  const [node, postgres, client] = after.map((used, at) => ((used - (before[at] ?? 0)) / confirmed).toFixed(2));
  const rate = Math.round((confirmed * 1000) / busyFor);
  const note = `${rate} commits a second, p50 ${Math.round(quantile(took, 0.5))} ms, p99 ${Math.round(quantile(took, 0.99))} ms; CPU of a commit: server ${node} ms, database ${postgres} ms, lessons ${client} ms`;
  const faults = await faultsIn(lessons, stage);
  return { written: { tried: confirmed + failed, confirmed, ...faults }, note };
}

const p95 = (values: readonly number[]): number =>
  quantile(
    values.toSorted((a, b) => a - b),
    0.95,
  );

export const drills: readonly Drill[] = [
  { name: 'kill', run: (stage, kills) => killed(stage, kills, recoveryGoal.postgres) },
  { name: 'embedded', isEmbedded: true, run: (stage, kills) => killed(stage, kills, recoveryGoal.embedded) },
  { name: 'postgres', run: (stage) => away(stage, stage.postgres) },
  { name: 'redis', run: (stage) => away(stage, stage.redis) },
  { name: 'locked', run: locked },
  { name: 'slow', run: slow },
  { name: 'flood', run: flooded },
  { name: 'reconnect', run: reconnected },
  { name: 'lessons', run: lessonsKilled },
  { name: 'commits', run: lessonsBusy },
  { name: 'archives', run: archivesImported },
];
