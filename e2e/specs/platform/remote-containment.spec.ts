import type { Page, Route } from '@playwright/test';
import { expect, expectAccessible, test } from '../../support/test.ts';

const tag = ['@cross-remote', '@mfe-store', '@mfe-journey'];
const files = /\/_remotes\/mfe-store\//;
const entry = /\/_remotes\/mfe-store\/[^/]+\/remoteEntry\.js/;

const breakages: readonly { readonly what: string; readonly match: RegExp; breakIt(route: Route): Promise<void> }[] = [
  { what: 'is missing', match: files, breakIt: (route) => route.fulfill({ status: 404, body: 'not found' }) },
  { what: 'answers 500', match: entry, breakIt: (route) => route.fulfill({ status: 500, body: 'oops' }) },
  { what: 'answers with a page instead of script', match: entry, breakIt: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>proxy</p>' }) },
  { what: 'is cut off', match: entry, breakIt: (route) => route.fulfill({ contentType: 'text/javascript', body: 'var mfe_store = (function () {' }) },
  { what: 'throws at init', match: entry, breakIt: (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken at init")' }) },
  { what: 'loses its page', match: /\/_remotes\/mfe-store\/[^/]+\/\d+\.[0-9a-f]+\.js/, breakIt: (route) => route.abort() },
  { what: 'loses a stylesheet', match: /\/_remotes\/mfe-store\/.+\.css/, breakIt: (route) => route.abort() },
];

async function expectRestWorks(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('link', { name: 'Minha jornada' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Minha jornada' })).toBeVisible();
}

for (const { what, match, breakIt } of breakages) {
  test(`a remote that ${what} is contained, and comes back when tried again`, { tag }, async ({ actor, faults }) => {
    faults.expect(/mfe-store|remoteEntry|mfe_store|broken at init|Unexpected (end of input|token)|RUNTIME-|ChunkLoadError|ERR_FAILED|Loading (CSS )?chunk|500: GET/);
    const { page, open } = await actor('bruno', 'sabermais');
    await page.route(match, breakIt);
    await open('/lojinha');
    const retry = page.getByRole('main').getByRole('button', { name: 'Tentar novamente' });
    await expect(retry).toBeVisible();
    await expectAccessible(page);
    await expectRestWorks(page);

    await open('/lojinha');
    await expect(retry).toBeVisible();
    await page.unroute(match, breakIt);
    await retry.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lojinha' })).toBeVisible();
  });
}

test('a remote that hangs is given up, and what it brings later changes nothing', { tag }, async ({ actor, faults }) => {
  faults.expect(/mfe-store|mfe_store|LoadError: not ready/);
  const { page, open } = await actor('bruno', 'sabermais');
  await page.clock.install();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(entry, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(entry);
  await open('/lojinha');
  await asked;
  await expect(page.getByRole('banner')).toBeVisible();
  await page.clock.fastForward(16_000);
  const retry = page.getByRole('main').getByRole('button', { name: 'Tentar novamente' });
  await expect(retry).toBeVisible();
  const arrived = page.waitForResponse(entry);
  release();
  await arrived;
  await expect(retry).toBeVisible();
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lojinha' })).toBeVisible();
});

test('a broken remote is reported with its name, version and phase', { tag }, async ({ actor, faults }) => {
  faults.expect(/mfe-store|mfe_store|RUNTIME-/);
  const { page, open } = await actor('bruno', 'sabermais');
  await page.route(entry, (route) => route.fulfill({ status: 404, body: '' }));
  const reported = page.waitForRequest((request) => request.url().endsWith('/api/logs') && (request.postData() ?? '').includes('mfe-store'));
  await open('/lojinha');
  expect((await reported).postDataJSON()).toMatchObject({
    entries: [{ kind: 'remote-fault', remote: 'mfe-store', version: expect.stringMatching(/^\d+\.\d+\.\d+/), phase: 'download' }],
  });
});

test("a page shows only once its stylesheet is there", { tag }, async ({ actor }) => {
  const { page, open } = await actor('bruno', 'sabermais');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const css = /\/_remotes\/mfe-store\/.+\.css/;
  await page.route(css, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(css);
  await open('/lojinha');
  await asked;
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Lojinha' })).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Lojinha' })).toBeVisible();
});
