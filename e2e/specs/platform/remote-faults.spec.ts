import { getComposition } from '@shared-kit/contracts/delivery';
import type { Locator, Page, Route } from '@playwright/test';
import type { TenantName } from '../../support/accounts.ts';
import { breakRemote, codeFaults, mendRemotes, writeFaultyVariant, yankOthers } from '../../support/faulty-remote.ts';
import { mainMenuEntry } from '../../support/main-menu.ts';
import { ownPortalTest as test } from '../../support/own-portal.ts';
import { buildOf } from '../../support/release-variant.ts';
import { watchReports } from '../../support/reports.ts';
import { expect, expectAccessible } from '../../support/test.ts';
import type { Actor } from '../../support/test.ts';

test.describe.configure({ mode: 'default' });

const VERSION = '9.9.0';

interface Remote {
  readonly remote: string;
  readonly tenant: TenantName;
  readonly path: string;
  /** Element that is visible when the remote works. */
  shows(page: Page): Locator;
  /** True when its pages use the bare layout, without a menu. */
  readonly isBare?: boolean;
  /** Faults to try in its place; all of them when omitted. */
  readonly faults?: readonly string[];
}

/**
 * One fault of each kind: no entry, no chunk, an error in React, a refusal by the shell. Loader and boundary are the same for every remote,
 * so only one remote goes through all faults.
 */
const oneOfEachKind = ['is missing', 'loses its chunks', 'throws in render', 'has another contract'];

const heading =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('heading', { level: 1, name });

const homeOf = (page: Page): Locator =>
  page.getByRole('main').getByRole('heading', { level: 1 }).filter({ hasNotText: 'Não foi possível' });

const store: Remote = { remote: 'mfe-store', tenant: 'sabermais', path: '/lojinha', shows: heading('Lojinha') };
const remotes: readonly Remote[] = [
  store,
  { remote: 'mfe-content', tenant: 'sabermais', path: '/', shows: heading(/Bruno/), faults: oneOfEachKind },
  { remote: 'mfe-learning', tenant: 'aurora', path: '/', shows: homeOf, faults: oneOfEachKind },
  {
    remote: 'mfe-evaluations',
    tenant: 'aurora',
    path: '/evaluations',
    shows: (page) => page.getByText('Avaliação não encontrada.'),
    isBare: true,
    faults: oneOfEachKind,
  },
  {
    remote: 'mfe-journey',
    tenant: 'aurora',
    path: '/myJourney',
    shows: heading('Minha jornada'),
    faults: oneOfEachKind,
  },
];

/** Faults on the network path of an entry. */
const wayFaults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'is missing': (route) => route.fulfill({ status: 404, body: 'not found' }),
  'answers 500': (route) => route.fulfill({ status: 500, body: 'oops' }),
  'answers with a page instead of script': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>proxy</p>' }),
  'is cut off': (route) => altered(route, (body) => body.slice(0, body.length / 2)),
  'has other bytes': (route) => altered(route, (body) => `${body};globalThis.tampered = true;`),
  hangs: () => new Promise(() => undefined),
};

async function altered(route: Route, change: (body: string) => string): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
}

const entryOf = (remote: string): RegExp => new RegExp(`/_remotes/${remote}/${VERSION}/remoteEntry\\.js`);
const chunksOf = (remote: string): RegExp => new RegExp(`/_remotes/${remote}/${VERSION}/\\d+\\.`);
const expected =
  /mfe[-_]|remoteEntry|broken (at|in)|RUNTIME-|LoadError|ChunkLoadError|ERR_|[Ll]oading (CSS )?chunk|500: GET|digest in the 'integrity'|status of (404|500)/;

const retryIn = (page: Page): Locator => page.getByRole('button', { name: 'Tentar novamente' }).first();

test.beforeEach(({ faults }) => faults.expect(expected));

/** Lets the loader's deadline pass. It starts with the loader, after the page's first requests have had a head start. */
async function untilDeadline(page: Page, then: () => Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(16_000);
    await expect(then()).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Publishes the faulty versions. The good ones stay as last known good unless they are yanked. */
async function publishFaulty(
  azulejo: (...args: string[]) => Promise<string>,
  folder: (name: string) => string,
  names: readonly string[],
): Promise<void> {
  await azulejo('remote', 'publish', ...names.map((name) => writeFaultyVariant(buildOf(name), folder(name), VERSION)));
  for (const name of names) await azulejo('remote', 'promote', `${name}@${VERSION}`);
}

/** Returns the versions of a remote that a page would get now, the last known good included. */
async function versionsOf({ api }: Actor, remote: string): Promise<readonly string[]> {
  const { releases, fallbacks } = await api.call(getComposition, {});
  return [...releases, ...fallbacks].filter((each) => each.remote === remote).map(({ version }) => version);
}

test('with a last known good, a faulty version affects nobody', async ({ actor, azulejo }, testInfo) => {
  test.slow();
  await publishFaulty(azulejo, (name) => testInfo.outputPath(name), [store.remote]);
  const faults: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
    ...Object.entries(wayFaults).map(
      ([what, breakIt]) => [what, (page: Page) => page.route(entryOf(store.remote), breakIt)] as const,
    ),
    ...codeFaults.map((fault) => [fault, (page: Page) => breakRemote(page, store.remote, fault)] as const),
    [
      'loses the chunk of its page',
      (page) => page.route(new RegExp(`/${VERSION}/\\d+\\.\\w+\\.js`), wayFaults['is missing'] ?? (() => undefined)),
    ],
    ['loses a stylesheet', (page) => page.route(new RegExp(`/${VERSION}/.+\\.css`), (route) => route.abort())],
  ];
  for (const [what, breakIt] of faults) {
    const { page, open } = await actor('bruno', store.tenant);
    if (what === 'hangs') await page.clock.install();
    const reported = watchReports(page, ({ version }) => version === VERSION);
    await breakIt(page);
    await open(store.path, { waitUntil: 'commit' });
    if (what === 'hangs') await untilDeadline(page, () => store.shows(page));
    await expect(store.shows(page), what).toBeVisible();
    await expect(retryIn(page)).toBeHidden();
    if (what === 'hangs') await page.clock.fastForward(16_000);
    await reported();
    // This tab does not retry the faulty version for a while.
    await page.unrouteAll();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.reload();
    await expect(store.shows(page), `${what}, reloaded`).toBeVisible();
    expect(
      requested.filter((url) => url.includes(`/${store.remote}/${VERSION}/`)),
      `${what}, reloaded`,
    ).toEqual([]);
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
    await page.context().close();
  }
});

// Tests network faults on repeated visits: with a service worker, the second visit would use the good entry from its cache.
test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });
  for (const each of remotes) breaksInItsPlace(each);
});

function breaksInItsPlace({ remote, tenant, path, shows, isBare = false, faults }: Remote): void {
  const isTried = (fault: string): boolean => faults?.includes(fault) ?? true;

  test(`${remote} without a fallback: ${faults ? 'a fault of each kind' : 'each fault'} is contained and ends when its cause ends`, async ({
    actor,
    azulejo,
  }, testInfo) => {
    test.slow();
    await publishFaulty(azulejo, (name) => testInfo.outputPath(name), [remote]);
    await yankOthers(azulejo, { remote, version: VERSION });
    const bruno = await actor('bruno', tenant);
    const { page } = bruno;
    await expect.poll(() => versionsOf(bruno, remote)).toEqual([VERSION]);
    for (const [what, breakIt] of [
      ...Object.entries(wayFaults),
      ['loses its chunks', (route: Route) => route.abort()] as const,
    ].filter(([fault]) => isTried(fault))) {
      await page.route(what === 'loses its chunks' ? chunksOf(remote) : entryOf(remote), breakIt);
      if (what === 'hangs') await page.clock.install();
      await showBroken(bruno, what);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await recover(page, what);
      expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
    }
    for (const fault of codeFaults.filter(isTried)) {
      await breakRemote(page, remote, fault);
      await showBroken(bruno, fault);
      await mendRemotes(page);
      await recover(page, fault);
    }
    if (isBare) return;
    // Leaves the faulty page through the menu, by keyboard.
    await breakRemote(page, remote, 'throws in render');
    await showBroken(bruno, 'once more');
    await expectAccessible(page);
    const away =
      remote === 'mfe-journey'
        ? page.getByRole('link', { name: /^Home/ }).first()
        : await mainMenuEntry(page, 'link', 'Minha jornada');
    await away.focus();
    await page.keyboard.press('Enter');
    await expect(retryIn(page)).toBeHidden();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });

  async function showBroken({ page, open }: Actor, what: string): Promise<void> {
    await open(path, { waitUntil: 'commit' });
    if (what === 'hangs') await untilDeadline(page, () => retryIn(page));
    await expect(retryIn(page), what).toBeVisible();
    if (!isBare) await expect(page.getByRole('banner')).toBeVisible();
  }

  /** Retries by keyboard alone. */
  async function recover(page: Page, what: string): Promise<void> {
    await retryIn(page).focus();
    await page.keyboard.press('Enter');
    await expect(shows(page), `${what}, mended`).toBeVisible();
  }
}

test('a page shows only once its stylesheet is loaded', async ({ actor }) => {
  const { page, open } = await actor('bruno', store.tenant);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const css = /\/_remotes\/mfe-store\/.+\.css/;
  await page.route(css, async (route) => {
    await released;
    await route.continue();
  });
  const requested = page.waitForRequest(css);
  // Does not wait for the load event, because prefetches delay it.
  await open(store.path, { waitUntil: 'commit' });
  await requested;
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(store.shows(page)).toBeHidden();
  release();
  await expect(store.shows(page)).toBeVisible();
});
