import type { BrowserContext, Page } from '@playwright/test';
import { ownPortalTest as test } from '../../support/own-portal.ts';
import { cacheContents, untilCached } from '../../support/service-worker.ts';
import { expect, expectAccessible, onEveryScreen } from '../../support/test.ts';
import { addressOf, asItIs, itemCalled } from '../content/reader.ts';

test.use({ serviceWorkers: 'allow' });

test.describe.configure({ mode: 'default' });
test.beforeEach(({ faults }) => faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/));

const words = 'Parece que você está sem conexão com a internet.';
const offline = (page: Page) => page.getByRole('heading', { level: 1, name: words });

test('the portal opens offline with a notice and loads automatically after the reconnect', async ({ actor }) => {
  const { page, open } = await actor('bruno', 'sabermais');
  await open('/lojinha');
  await untilCached(page, 'sabermais');
  await page.context().setOffline(true);
  for (const path of ['/', '/lojinha', '/never/visited']) {
    await open(path);
    await expect(offline(page)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  }
  await onEveryScreen(page, async () =>
    expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeInViewport(),
  );
  await expectAccessible(page);
  await open('/lojinha');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(offline(page)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Lojinha' })).toBeVisible();
});

test('a visited login page opens offline', async ({ visitor }) => {
  const { page, open } = await visitor('aurora');
  await open('/login');
  await expect.poll(async () => (await cacheContents(page, 'aurora')).levels).toEqual(['login']);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByLabel('Login', { exact: true })).toBeVisible();
  await expect(page.getByText(words)).toBeVisible();
});

/** Fires the worker's sync event, as the browser does after a reconnect with no page open. */
async function wakeForSync(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const found = new Promise<string>((done) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith('/sabermais'));
      if (own) done(own.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId: await found,
    tag: 'azulejo-pending-writes',
    lastChance: false,
  });
  await page.close();
}

test('a request made offline is sent while the portal is closed, and counts once when the portal opens again', async ({
  actor,
  portal,
}) => {
  const bruno = await actor('bruno', 'sabermais');
  const { page } = bruno;
  const item = await itemCalled(bruno, 'Atendimento que encanta', 'Cliente irritado não é inimigo');
  await bruno.open(addressOf(item));
  await untilCached(page, 'sabermais');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const before = (await asItIs(bruno, item)).visits;
  await page.context().setOffline(true);
  // Blocks the requests explicitly, because a worker that the browser wakes ignores the page's offline state.
  await page.context().route('**/api/tracking/**', (route) => route.abort());
  await page.getByRole('link', { name: /^Voltar para/ }).click();
  const pendingDetails = (): Promise<number> =>
    page.evaluate(async () => (await (await caches.open('azulejo:/sabermais:pending-writes')).keys()).length);
  await expect.poll(pendingDetails).toBe(1);
  await page.goto('about:blank');
  expect((await asItIs(bruno, item)).visits).toBe(before);
  await page.context().unroute('**/api/tracking/**');
  await page.context().setOffline(false);

  await wakeForSync(page.context(), portal.origin);
  await expect.poll(async () => (await asItIs(bruno, item)).visits).toBe(before + 1);
  const sentAgain = page.waitForResponse(/\/tracking\/record$/);
  await bruno.open('/');
  expect((await sentAgain).status()).toBe(200);
  expect((await asItIs(bruno, item)).visits).toBe(before + 1);
  expect(await pendingDetails()).toBe(0);
});
