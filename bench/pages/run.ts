/**
 * Benchmark of pages as a phone opens them: 1.6 Mbit/s, 150 ms, connection set-up by a proxy, a processor four times
 * slower, 390 px. Each page is opened cold and once more. TCP slow start is not modelled. `--waterfall` prints what each
 * page requested when.
 */
import type { Browser } from 'playwright-core';
import { buildChangedParts } from '../../tools/lib/build-parts.ts';
import { readDemoTenants } from '../../tools/lib/demo-tenants.ts';
import { openLog } from '../../tools/lib/log-file.ts';
import { startPortal } from '../../tools/lib/portal.ts';
import { freePortPair } from '../../tools/lib/ports.ts';
import { step } from '../../tools/lib/steps.ts';
import { inWorkspace } from '../../tools/lib/workspace.ts';
import { sessionState } from '../federation/session-state.ts';
import { firstTraining } from '../lib/first-training.ts';
import type { StoredState } from '../lib/first-training.ts';
import { medians, printTable, writeResults } from '../lib/figures.ts';
import { launchBrowser } from '../lib/launch-browser.ts';
import { logInForBench } from '../lib/log-in.ts';
import { slowConnection } from '../lib/slow-connection.ts';
import { untilNextIsCached } from '../lib/until-next-is-cached.ts';
import { openPage, phoneContext, waterfall } from './open-page.ts';
import type { OpenedPage } from './open-page.ts';

interface Scene {
  readonly name: string;
  readonly tenant: string;
  readonly path: string;
  readonly person?: string;
}

const scenes: readonly Scene[] = [
  { name: 'login', tenant: 'aurora', path: '/login' },
  { name: 'home of blocks', tenant: 'aurora', path: '/', person: 'carla' },
  { name: 'home of sections', tenant: 'sabermais', path: '/', person: 'carla' },
  { name: 'training', tenant: 'aurora', path: '/level/:training', person: 'bruno' },
  { name: 'store', tenant: 'sabermais', path: '/lojinha', person: 'carla' },
];

type Figures = Omit<OpenedPage, 'exchanges'>;

export async function benchPages({
  rounds,
  only,
  shows,
}: {
  rounds: number;
  only: string | undefined;
  shows: boolean;
}) {
  const log = openLog('bench-pages');
  await buildChangedParts(log);
  const direct = await freePortPair();
  const portal = await startPortal({ port: direct, dataDirectory: inWorkspace('.build/bench-data') });
  const connection = await slowConnection(direct);
  const browser = await launchBrowser(log);
  const origins = { slow: `http://localhost:${connection.port}`, direct: portal.origin };
  try {
    const results = [];
    for (const scene of scenes.filter(({ name }) => only === undefined || name === only))
      results.push(await step(scene.name, () => openScene(browser, origins, scene, { rounds, shows })));
    printTable(
      ['page', 'FCP', 'LCP', 'heading', 'shift', 'document', 'script', 'files', 'requests'],
      results.flatMap(({ name, cold, again }) => [row(`${name}, cold`, cold), row(`${name}, again`, again)]),
    );
    if (only === undefined) console.log(`\n${writeResults('pages', { rounds, results })}`);
  } finally {
    await browser.close();
    await connection.close();
    portal.stop();
    await portal.ended;
  }
}

async function openScene(
  browser: Browser,
  origins: { readonly slow: string; readonly direct: string },
  scene: Scene,
  { rounds, shows }: { rounds: number; shows: boolean },
) {
  const state = await loggedIn(browser, origins, scene);
  const training = state && (await firstTraining(origins.direct, state));
  const url = `${origins.slow}/${scene.tenant}${scene.path.replace(':training', String(training))}`;
  const [cold, again]: [OpenedPage[], OpenedPage[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const context = await phoneContext(browser, state);
    cold.push(await openPage(context, url));
    const waiting = await context.newPage();
    await waiting.goto(url, { timeout: 90_000 });
    await untilNextIsCached(waiting);
    await waiting.close();
    again.push(await openPage(context, url));
    await context.close();
  }
  if (shows)
    for (const [visit, pages] of [
      ['cold', cold],
      ['again', again],
    ] as const)
      console.log(`\n${scene.name}, ${visit}\n${pages.slice(0, 1).flatMap(waterfall).join('\n')}`);
  return { name: scene.name, cold: medians(cold.map(figuresOf)), again: medians(again.map(figuresOf)) };
}

const figuresOf = ({ exchanges: _, ...figures }: OpenedPage): Figures => figures;

/** Logs in and opens the portal once, as a person did before the visit that is measured. */
async function loggedIn(
  browser: Browser,
  { slow, direct }: { readonly slow: string; readonly direct: string },
  { tenant, person }: Scene,
): Promise<StoredState | undefined> {
  if (person === undefined) return undefined;
  const session = await logInForBench(direct, tenant, person, readDemoTenants());
  const items = [slow, direct].flatMap((origin) => sessionState(origin, tenant, session).origins);
  const context = await phoneContext(browser, { cookies: [], origins: items });
  const page = await context.newPage();
  await page.goto(`${direct}/${tenant}/`);
  await page.waitForLoadState('networkidle');
  const { cookies } = await context.storageState();
  await context.close();
  return { cookies, origins: sessionState(slow, tenant, session).origins };
}

function row(name: string, { fcp, lcp, heading, shift, ...counts }: Figures): string[] {
  const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
  return [
    name,
    ...[fcp, lcp, heading].map((ms) => ms.toFixed(0)),
    shift.toFixed(3),
    kilobytes(counts.documentBytes),
    kilobytes(counts.scriptBytes),
    String(counts.scripts),
    String(counts.requests),
  ];
}
