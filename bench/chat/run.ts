/**
 * Benchmark 3: 1,000 sockets in one room. Measures deliveries per second and the time from sending to each page, in
 * bursts. Compares the portal (session, room, message order, row in PostgreSQL) with bare socket.io that only
 * broadcasts. Rounds are interleaved; results are medians.
 */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { loadChatRoom } from '@shared-kit/contracts/content';
import { databaseServices } from '../../tools/lib/database-services.ts';
import { readDemoTenants } from '../../tools/lib/demo-tenants.ts';
import { startPortal } from '../../tools/lib/portal.ts';
import { freePortPair } from '../../tools/lib/ports.ts';
import { Fault, step } from '../../tools/lib/steps.ts';
import { inWorkspace } from '../../tools/lib/workspace.ts';
import { freshDatabase } from '../lib/fresh-database.ts';
import { medians, printTable, ratio, writeResults } from '../lib/figures.ts';
import { memoryOf } from '../lib/process-figures.ts';
import { logInForBench } from '../lib/log-in.ts';

/** Company whose people fill the room. */
export const tenant = 'sabermais';
const sockets = 1000;
const processes = 2;
/** Messages that are sent at once. The next burst starts when every page has received the whole previous one. */
const burst = 10;
const bursts = 6;

type Load = { readonly perSecond: number; readonly p50: number; readonly p99: number };

interface Subject {
  readonly origin: string;
  readonly path: string;
  readonly room: number;
  readonly joins: boolean;
  readonly crowd: readonly ChildProcess[];
}

export async function benchChat(rounds: number): Promise<void> {
  const { databaseUrl } = await databaseServices();
  if (!databaseUrl)
    throw new Fault('This benchmark needs PostgreSQL: DATABASE_URL, or one at its standard local port.');
  const env = {
    DATABASE_URL: await freshDatabase(databaseUrl),
    MIGRATE_ON_START: '1',
    DATABASE_POOL: '10',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
  };
  const portal = await startPortal({
    port: await freePortPair(),
    dataDirectory: inWorkspace('.build/bench-chat-data'),
    env,
  });
  const bare = await startBare();
  const crowds: ChildProcess[] = [];
  try {
    const tokens = await step('log in', () => tokensAt(portal.origin));
    const room = await roomAt(portal.origin, tokens[0] ?? '');
    const subjects: Record<'api' | 'bare', Subject> = {
      api: { origin: portal.origin, path: `/${tenant}/api/socket`, room, joins: true, crowd: await startCrowd(crowds) },
      bare: { origin: bare.origin, path: '/bare', room: 1, joins: false, crowd: await startCrowd(crowds) },
    };
    const before = memoryOf(portal.pid);
    await step(`${sockets} sockets, api`, () => fill(subjects.api, tokens));
    const socketKB = Math.round((memoryOf(portal.pid) - before) / sockets);
    await step(`${sockets} sockets, bare`, () => fill(subjects.bare, tokens));
    const loads: Record<'api' | 'bare', Load[]> = { api: [], bare: [] };
    await step('messages', async (note) => {
      for (let round = 1; round <= rounds; round += 1) {
        note(`round ${round} of ${rounds}`);
        for (const name of ['api', 'bare'] as const) loads[name].push(await talk(subjects[name]));
      }
    });
    const [api, baseline] = [medians(loads.api), medians(loads.bare)];
    const row = (name: string, load: Load): string[] => [
      name,
      load.perSecond.toFixed(0),
      `${load.p50.toFixed(0)} ms`,
      `${load.p99.toFixed(0)} ms`,
    ];
    printTable(
      ['room of 1,000', 'deliveries/s', 'p50', 'p99'],
      [
        row('API', api),
        row('bare socket.io', baseline),
        ['ratio', ratio(api.perSecond, baseline.perSecond), ratio(api.p50, baseline.p50), ratio(api.p99, baseline.p99)],
      ],
    );
    console.log(`\nmemory of a socket: ${socketKB} KB`);
    console.log(`\n${writeResults('chat', { rounds, socketKB, sockets, burst, bursts, api, bare: baseline })}`);
  } finally {
    for (const crowd of crowds) crowd.kill();
    bare.stop();
    portal.stop();
    await portal.ended;
  }
}

/** Logs in every demo person that can log in, repeatedly: about fifty people for a thousand pages. */
export async function tokensAt(origin: string): Promise<string[]> {
  const demo = readDemoTenants();
  const people = demo.find(({ segment }) => segment === tenant)?.people.map(({ key }) => key) ?? [];
  const found: string[] = [];
  for (const person of people) {
    const session = await logInForBench(origin, tenant, person, demo).catch(() => undefined);
    if (session?.loginInfo.userLicenceTermsAccepted === '3' && !session.loginInfo.needSignResponsabilityTerms)
      found.push(session.token);
  }
  if (found.length === 0) throw new Fault('nobody of the demo could log in');
  return Array.from({ length: sockets }, (_, index) => found[index % found.length] ?? '');
}

async function roomAt(origin: string, token: string): Promise<number> {
  for (let id = 1; id < 50; id += 1) {
    const reply = await fetch(`${origin}/${tenant}/api${loadChatRoom.path.replace(':id', String(id))}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (reply.ok && loadChatRoom.reply.parse(await reply.json()).room.kind === 'general') return id;
  }
  throw new Fault('the demo has no general room');
}

async function startBare(): Promise<{ origin: string; stop(): void }> {
  const port = await freePortPair();
  const server = spawn('bare-server-process.ts', { PORT: String(port) });
  await receivedWord(server, 'ready');
  return { origin: `http://localhost:${port}`, stop: () => void server.kill() };
}

async function startCrowd(all: ChildProcess[]): Promise<ChildProcess[]> {
  const crowd = Array.from({ length: processes }, () => spawn('crowd-process.ts', {}));
  all.push(...crowd);
  await Promise.all(crowd.map((child) => receivedWord(child, 'ready')));
  return crowd;
}

async function fill({ crowd, ...task }: Subject, tokens: readonly string[]): Promise<void> {
  const share = tokens.length / crowd.length;
  for (const [index, child] of crowd.entries()) {
    const opened = receivedWord(child, 'open');
    child.send({
      open: {
        origin: task.origin,
        path: task.path,
        room: task.room,
        joins: task.joins,
        tokens: tokens.slice(index * share, (index + 1) * share),
      },
    });
    await opened;
  }
}

async function talk({ crowd }: Subject): Promise<Load> {
  let busy = 0;
  for (let count = 0; count < bursts; count += 1) {
    const allHere = crowd.map((child) => receivedWord(child, 'all here'));
    for (const child of crowd) child.send({ expect: (burst * sockets) / crowd.length });
    const started = performance.now();
    // Each burst uses other people, so that nobody exceeds the rate limit.
    for (const child of crowd) child.send({ say: { from: count * burst, count: burst / crowd.length } });
    await Promise.all(allHere);
    busy += performance.now() - started;
  }
  const latencies = (await Promise.all(crowd.map((child) => report(child)))).flat().toSorted((a, b) => a - b);
  const at = (share: number): number =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? NaN;
  return { perSecond: (burst * bursts * sockets) / (busy / 1000), p50: at(0.5), p99: at(0.99) };
}

function report(child: ChildProcess): Promise<number[]> {
  const latencies = new Promise<number[]>((done) =>
    child.once('message', (message: { latencies: number[] }) => done(message.latencies)),
  );
  child.send({ report: true });
  return latencies;
}

function spawn(file: string, env: Record<string, string>): ChildProcess {
  return fork(join(import.meta.dirname, file), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

function receivedWord(child: ChildProcess, word: string): Promise<void> {
  return new Promise((done, failed) => {
    const ended = (code: number | null): void => failed(new Error(`a process of the benchmark ended with ${code}`));
    const listen = (message: unknown): void => {
      if (message !== word) return;
      child.off('message', listen).off('exit', ended);
      done();
    };
    child.on('message', listen).once('exit', ended);
  });
}
