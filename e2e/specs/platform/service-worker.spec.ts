import type { Page } from '@playwright/test';
import { ownPortalTest as test } from '../../support/own-portal.ts';
import { buildOf, writeVariant } from '../../support/release-variant.ts';
import { fileRequests, isControlled, cacheContents, untilCached } from '../../support/service-worker.ts';
import { releaseIn, storedRelease } from '../../support/stored-release.ts';
import { expect } from '../../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test.describe.configure({ mode: 'default' });

const store = (page: Page) => page.getByRole('heading', { level: 1, name: 'Lojinha' });

test('the second visit requests no file, also in a new tab', async ({ actor }) => {
  const { page, open } = await actor('bruno', 'sabermais');
  await open('/lojinha');
  await expect(store(page)).toBeVisible();
  await untilCached(page, 'sabermais');
  const requests = fileRequests(page.context());
  for (const visit of [page, await page.context().newPage()]) {
    await visit.goto(page.url());
    await expect(store(visit)).toBeVisible();
    await visit.waitForLoadState('networkidle');
    expect(await isControlled(visit)).toBe(true);
  }
  expect(requests).toEqual([]);
});

test('changed bytes in the cache are never used: the right ones are fetched, and a report is sent', async ({
  actor,
}) => {
  const { page, open } = await actor('bruno', 'sabermais');
  await open('/lojinha');
  await untilCached(page, 'sabermais');
  const altered = await page.evaluate(async () => {
    const cache = await caches.open('azulejo:/sabermais:files');
    const scripts = (await cache.keys()).filter(({ url }) => url.includes('.js?integrity'));
    for (const script of scripts)
      await cache.put(
        script,
        new Response('globalThis.tampered = true', { headers: { 'content-type': 'text/javascript' } }),
      );
    return scripts.length;
  });
  expect(altered).toBeGreaterThan(10);
  const reported = page
    .context()
    .waitForEvent('request', (request) => (request.postData() ?? '').includes('worker-integrity'));
  await page.reload();
  await expect(store(page)).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
  expect((await reported).url()).toMatch(/\/sabermais\/api\/logs$/);
});

test('changed bytes from the server are neither served nor cached, however they are requested, and the last known good shows', async ({
  actor,
  azulejo,
  portal,
  faults,
}, testInfo) => {
  faults.expect(/mfe-|RUNTIME-|ChunkLoadError|LoadError|chunk .* failed|ERR_FAILED|digest in the 'integrity'|preload/i);
  const build = buildOf('mfe-store');
  const { entry, files } = releaseIn(build);
  const { page, open } = await actor('bruno', 'sabermais');
  await open('/lojinha');
  await untilCached(page, 'sabermais');
  await azulejo(
    'remote',
    'publish',
    writeVariant(build, testInfo.outputPath('newer'), { version: '9.1.0', edit: (_, text) => `${text}\n/* 9.1.0 */` }),
  );
  await azulejo('remote', 'promote', 'mfe-store@9.1.0');
  const stored = storedRelease(portal.dataDirectory, { remote: 'mfe-store', version: '9.1.0' });
  const sheet = Object.keys(files).find((file) => file.endsWith('.css')) ?? '';
  for (const file of [entry, sheet])
    stored.change(file, (body) => Buffer.from(body.toString().replace('9.1.0', '9.1.1')));
  await page.reload();
  await expect(store(page)).toBeVisible();
  expect(await isControlled(page)).toBe(true);
  // Fetches as `@import` does, without a hash.
  const answered = await page.evaluate(
    async (address) =>
      fetch(address).then(
        () => 'given',
        () => 'refused',
      ),
    `/_remotes/mfe-store/9.1.0/${sheet}`,
  );
  expect(answered).toBe('refused');
  expect(
    (await cacheContents(page, 'sabermais')).files.filter(
      (url) => url.includes(`/9.1.0/${sheet}`) || url.includes(`/9.1.0/${entry}`),
    ),
  ).toEqual([]);
  await azulejo('remote', 'rollback', 'mfe-store');
});

test('tenants of one host are separated, and a logout leaves no personal data', async ({ actor }) => {
  const { page, open } = await actor('bruno', 'sabermais', { through: 'screen' });
  await open('/lojinha');
  await untilCached(page, 'sabermais');
  await page.evaluate(async () =>
    (await caches.open('azulejo:/sabermais:pending-writes')).put('/.pending/visits', Response.json({})),
  );
  await page.goto(page.url().replace(/\/sabermais\/.*/, '/aurora/login'));
  await expect.poll(async () => (await cacheContents(page, 'aurora')).levels).toEqual(['login']);
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname).toSorted(),
  );
  expect(scopes).toEqual(['/aurora', '/sabermais']);
  expect((await cacheContents(page, 'aurora')).files.some((url) => url.includes('/_remotes/'))).toBe(false);

  await open('/');
  await page
    .getByRole('button', { name: /perfil|Bruno/i })
    .first()
    .click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await page.getByRole('dialog', { name: /sair/i }).getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/sabermais\/(login|landing-page)/);
  await expect
    .poll(async () => (await cacheContents(page, 'sabermais')).caches)
    .not.toContain('azulejo:/sabermais:pending-writes');
});

test('a full disk, or a browser without workers, only costs speed', async ({ actor, portal }) => {
  const full = await actor('bruno', 'sabermais');
  const devtools = await full.page.context().newCDPSession(full.page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: portal.origin, quotaSize: 1 });
  for (let visit = 1; visit <= 3; visit += 1) {
    await full.open('/lojinha');
    await expect(store(full.page)).toBeVisible();
    await full.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  }
  expect(await isControlled(full.page)).toBe(true);

  const none = await actor('bruno', 'sabermais');
  await none.page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await none.open('/lojinha');
  await expect(store(none.page)).toBeVisible();
  expect(await none.page.evaluate(() => 'serviceWorker' in navigator)).toBe(false);
});
