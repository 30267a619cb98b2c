/**
 * Benchmark of visits over a slow network. Compares the second visit of a page with its first, and the login, cold and
 * on a phone's processor, with a page that contains only the login's picture. Rounds are interleaved; results are
 * medians, ratios are within the run.
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
import { medians, printTable, ratio, writeResults } from '../lib/figures.ts';
import { launchBrowser } from '../lib/launch-browser.ts';
import { logInForBench } from '../lib/log-in.ts';
import { slowConnection } from '../lib/slow-connection.ts';
import { barePage } from './bare-page.ts';
import { measureVisit } from './measure-visit.ts';
import type { Visit } from './measure-visit.ts';

const phone = { width: 390, height: 844 };
const scenes = [
  { name: 'login', tenant: 'aurora', path: '/login' },
  { name: 'home of blocks', tenant: 'aurora', path: '/', person: 'carla' },
  { name: 'store', tenant: 'sabermais', path: '/lojinha', person: 'carla' },
] as const;

interface Place {
  /** Origin of the portal through the slow proxy. */
  readonly origin: string;
  readonly browser: Browser;
}

export async function benchVisits(rounds: number): Promise<void> {
  const log = openLog('bench-visits');
  await buildChangedParts(log);
  const direct = await freePortPair();
  const portal = await startPortal({ port: direct, dataDirectory: inWorkspace('.build/bench-data') });
  const connection = await slowConnection(direct);
  const browser = await launchBrowser(log);
  try {
    const place = { origin: `http://localhost:${connection.port}`, browser };
    const visits = [];
    for (const scene of scenes)
      visits.push(await step(scene.name, () => compareVisits(place, portal.origin, scene, rounds)));
    const login = await step('login against a bare page', () => compareLogin(place, portal.origin, rounds));
    printTable(
      ['scene', 'first LCP ms', 'second LCP ms', 'first ÷ second', 'requests', 'then'],
      visits.map(({ name, first, second }) => [
        name,
        first.lcp.toFixed(0),
        second.lcp.toFixed(0),
        ratio(first.lcp, second.lcp),
        first.requests.toFixed(0),
        second.requests.toFixed(0),
      ]),
    );
    printTable(
      ['cold login', 'FCP ms', 'LCP ms', 'LCP ×'],
      [
        ['bare page', login.bare.fcp.toFixed(0), login.bare.lcp.toFixed(0), '1.00×'],
        ['login', login.login.fcp.toFixed(0), login.login.lcp.toFixed(0), ratio(login.login.lcp, login.bare.lcp)],
      ],
    );
    console.log(`\n${writeResults('visits', { rounds, visits, login })}`);
  } finally {
    await browser.close();
    await connection.close();
    portal.stop();
    await portal.ended;
  }
}

async function compareVisits(
  { origin, browser }: Place,
  portal: string,
  scene: (typeof scenes)[number],
  rounds: number,
) {
  const state =
    'person' in scene
      ? sessionState(origin, scene.tenant, await logInForBench(portal, scene.tenant, scene.person, readDemoTenants()))
      : undefined;
  const [first, second]: [Visit[], Visit[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ viewport: phone, ...(state ? { storageState: state } : {}) });
    const url = `${origin}/${scene.tenant}${scene.path}`;
    first.push(await measureVisit(context, url, { processor: 1 }));
    second.push(await measureVisit(context, url, { processor: 1 }));
    await context.close();
  }
  return { name: scene.name, first: medians(first), second: medians(second) };
}

async function compareLogin({ origin, browser }: Place, portal: string, rounds: number) {
  const html = await (await fetch(`${portal}/aurora/login`)).text();
  const { app } = JSON.parse(/id="azulejo-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as {
    app: { loginImageMobile: string };
  };
  const bare = await barePage(Buffer.from(await (await fetch(portal + app.loginImageMobile)).arrayBuffer()));
  const bareConnection = await slowConnection(bare.port);
  const measured: { bare: Visit[]; login: Visit[] } = { bare: [], login: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, url] of [
      ['bare', `http://localhost:${bareConnection.port}/`],
      ['login', `${origin}/aurora/login`],
    ] as const) {
      const context = await browser.newContext({ viewport: phone });
      measured[name].push(await measureVisit(context, url, { processor: 4 }));
      await context.close();
    }
  }
  await bareConnection.close();
  await bare.close();
  return { bare: medians(measured.bare), login: medians(measured.login) };
}
