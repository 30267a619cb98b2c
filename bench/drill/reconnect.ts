import { portalClient } from '../../api-server/src/test/portal-client.ts';
import { wireTo } from '../../api-server/src/test/own-services.ts';
import { startServer } from '../../api-server/src/test/server-process.ts';
import { quantile, tokenOf, untilReady } from '../../api-server/src/test/write-load.ts';
import { sharedConnection } from '../../shared-kit/runtime/src/realtime/shared-connection.ts';
import type { Connection } from '../../shared-kit/runtime/src/realtime/shared-connection.ts';
import type { Outcome, Stage } from './stage.ts';

const segment = 'sabermais';
const people = [
  'ana bruno carla diego eva fabio gisele beatriz.farias iris joao katia lia mauro adriana.castro otto paula rita',
  'camila.dias aline.monteiro caio.gomes cecilia.melo anderson.nascimento alexandre.vasconcelos',
].flatMap((line) => line.split(' '));
const peopleOnline = 20;
/** Sockets that one session may have open (docs/security/limits.md). */
const perPerson = 30;
const rounds = 3;
/** A step in which the arrivals are counted, and the share of all pages that may arrive in one. */
const stepMs = 100;
const largestShare = 0.2;
const longestMs = 30_000;

interface Page {
  readonly connection: Connection;
  state: string;
  openedAt: number;
}

interface Round {
  /** Milliseconds from the moment at which the portal answers again until each page is connected. */
  readonly back: readonly number[];
  readonly calls: readonly number[];
  readonly logins: readonly number[];
  readonly failed: readonly string[];
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);

/**
 * Takes the server away from 600 open pages at once, in three ways, and lets them come back by the code that pages run.
 * Meanwhile somebody uses the portal and others log in.
 */
export async function reconnected(stage: Stage): Promise<Outcome> {
  const wire = await wireTo(Number(stage.env['PORT']));
  // The address of the page, as in a browser: socket.io connects to it.
  globalThis.location = new URL(`http://localhost:${wire.port}`) as unknown as Location;
  const tokens = await tokensOf(stage.server.origin);
  const pages = tokens.flatMap((token) => Array.from({ length: perPerson }, () => openPage(token)));
  await untilOpen(pages);
  const restart = (signal: 'SIGTERM' | 'SIGKILL') => async () => {
    await stage.server.end(signal);
    stage.server = await startServer(stage.env);
    await untilReady(stage.server.origin);
  };
  const losses = {
    'connections cut': async () => wire.restore(),
    'server killed': restart('SIGKILL'),
    'server stopped': restart('SIGTERM'),
  };
  const token = tokens[0] ?? '';
  const notes: string[] = [];
  const faults: string[] = [];
  const all: number[] = [];
  for (const [name, lose] of Object.entries(losses)) {
    const done: Round[] = [];
    for (let round = 0; round < rounds; round += 1) done.push(await lost(stage, { pages, token }, lose));
    const back = sorted(done.flatMap((round) => round.back));
    const share = Math.max(...done.map((round) => largestStep(round.back)));
    all.push(...back);
    const took = (values: readonly number[]) => `${Math.round(quantile(sorted(values), 0.95))} ms`;
    notes.push(
      `${name}: back p95 ${took(back)}, at most ${Math.round(100 * share)} % within ${stepMs} ms, ` +
        `call p95 ${took(done.flatMap((round) => round.calls))}, login p95 ${took(done.flatMap((round) => round.logins))}`,
    );
    const failed = Map.groupBy(
      done.flatMap((round) => round.failed),
      (fault) => fault,
    );
    faults.push(...[...failed].map(([fault, times]) => `${name}: ${times.length} × ${fault}`));
    if (name === 'connections cut' && share > largestShare)
      faults.push(`${name}: ${Math.round(100 * share)} % of the pages came back within ${stepMs} ms`);
  }
  for (const { connection } of pages) connection.close();
  await wire.close();
  return { recoveryP95: quantile(sorted(all), 0.95), note: `${pages.length} pages; ${notes.join('; ')}`, faults };
}

/** Logs in people who have accepted their terms: others may not connect. */
async function tokensOf(origin: string): Promise<string[]> {
  const tokens: string[] = [];
  for (const person of people) {
    const token = await tokenOf(origin, person);
    const reply = await portalClient(origin, segment).call('GET', '/notifications/bell/unread', { token });
    if (reply.ok && tokens.length < peopleOnline) tokens.push(token);
  }
  return tokens;
}

function openPage(token: string): Page {
  const connection = sharedConnection({
    baseUrl: `/${segment}/api`,
    readToken: () => token,
    onUnauthorized: () => undefined,
    onSessionChange: () => () => undefined,
  });
  const page: Page = { connection, state: 'connecting', openedAt: 0 };
  connection.onState((state) => {
    page.state = state;
    if (state === 'open') page.openedAt = performance.now();
  });
  return page;
}

async function lost(
  stage: Stage,
  { pages, token }: { readonly pages: readonly Page[]; readonly token: string },
  lose: () => Promise<void>,
): Promise<Round> {
  const before = performance.now();
  await lose();
  const from = performance.now();
  const [calls, login, failed] = [[] as number[], [] as number[], [] as string[]];
  const isBack = () => pages.every(({ state, openedAt }) => state === 'open' && openedAt > before);
  const client = portalClient(stage.server.origin, segment);
  for (let turn = 0; !isBack() || turn < 5; turn += 1) {
    if (performance.now() - from > longestMs) break;
    calls.push(await timed(() => client.call('GET', '/notifications/bell/unread', { token }), failed));
    // A few people log in, within what one network may try.
    const body = { username: people[turn % people.length], password: 'azulejo123', idAppType: 2, acronym: segment };
    if (turn < people.length / 4) login.push(await timed(() => client.call('POST', '/login', { body }), failed));
    await pause(50);
  }
  const missing = pages.filter(({ state, openedAt }) => state !== 'open' || openedAt <= before).length;
  if (missing > 0) failed.push(`${missing} pages are not back after ${longestMs / 1000} s`);
  const back = pages.filter(({ openedAt }) => openedAt > before).map(({ openedAt }) => Math.max(0, openedAt - from));
  return { back, calls, logins: login, failed };
}

async function timed(call: () => Promise<Response>, failed: string[]): Promise<number> {
  const from = performance.now();
  const reply = await call().catch((error: unknown) => String(error));
  if (typeof reply === 'string') failed.push(reply);
  else {
    await reply.arrayBuffer();
    if (!reply.ok) failed.push(`${new URL(reply.url).pathname} answered ${reply.status}`);
  }
  return performance.now() - from;
}

/** Returns the largest share of the pages that came back within one step. */
function largestStep(back: readonly number[]): number {
  const steps = Map.groupBy(back, (milliseconds) => Math.floor(milliseconds / stepMs));
  return Math.max(0, ...[...steps.values()].map((step) => step.length)) / Math.max(1, back.length);
}

async function untilOpen(pages: readonly Page[]): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (pages.some(({ state }) => state !== 'open')) {
    if (performance.now() > deadline) {
      const states = Map.groupBy(pages, ({ state }) => state);
      throw new Error(`pages do not open: ${[...states].map(([state, list]) => `${list.length} ${state}`).join(', ')}`);
    }
    await pause(50);
  }
}
