import { rmSync } from 'node:fs';
import { startPortal } from '../../../tools/lib/portal.ts';
import { freePortPair } from '../../../tools/lib/ports.ts';
import { freshDemoData } from '../../../tools/lib/demo-data.ts';
import { isControlled, cacheContents } from '../../support/service-worker.ts';
import { expect, test } from '../../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('a disabled worker and its caches are gone with the next visit, and a re-enabled one returns', async ({
  browser,
  faults,
}) => {
  test.slow();
  const port = await freePortPair();
  const dataDirectory = await freshDemoData();
  const context = await browser.newContext();
  faults.watch(context);
  const page = await context.newPage();
  const visit = async (env: NodeJS.ProcessEnv, check: () => Promise<void>): Promise<void> => {
    const portal = await startPortal({ port, dataDirectory, env });
    await page.goto(`${portal.origin}/aurora/login`);
    await expect(page.getByLabel('Login', { exact: true })).toBeVisible();
    // Waits until the cached page has given way to this server's page.
    await expect(page.locator('html:not([data-unconfirmed])')).toBeAttached();
    await check();
    portal.stop();
    await portal.ended;
  };
  const levels = async () => (await cacheContents(page, 'aurora')).levels;
  const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

  await visit({}, async () => {
    await expect.poll(levels).toEqual(['login']);
    await page.reload();
    expect(await isControlled(page)).toBe(true);
  });
  await visit({ SERVICE_WORKER: '0' }, async () => {
    await expect.poll(registrations).toBe(0);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await page.reload();
    await expect(page.getByLabel('Login', { exact: true })).toBeVisible();
    expect(await isControlled(page)).toBe(false);
  });
  await visit({}, async () => expect.poll(levels).toEqual(['login']));
  await context.close();
  rmSync(dataDirectory, { recursive: true, force: true });
});
