import { showHealth } from '@shared-kit/contracts/delivery';
import type { Page } from '@playwright/test';
import { breakRemote, endlessLoop, writeFaultyVariant } from '../../support/faulty-remote.ts';
import { ownPortalTest as test } from '../../support/own-portal.ts';
import { buildOf } from '../../support/release-variant.ts';
import { expect, portalUrl } from '../../support/test.ts';

const VERSION = '9.9.1';

/** Returns whether the page's main thread answers within five seconds; a busy machine alone may delay it for one. */
async function answers(page: Page): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 5_000));
  return Promise.race([page.evaluate(() => true), late]);
}

/** Waits until the last start of a portal's page has given no sign of life for more than 5 s. */
async function untilSilent(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const starts = JSON.parse(localStorage.getItem('azulejo:/sabermais:starts') ?? '{}') as Record<
            string,
            { aliveAt: number }
          >;
          const all = Object.values(starts);
          return all.length > 0 && all.every(({ aliveAt }) => Date.now() - aliveAt > 5_500);
        }),
      { timeout: 20_000 },
    )
    .toBe(true);
}

// Ends the canary, because later tests share this portal.
test.afterEach(({ azulejo }) => azulejo('remote', 'end-canary', 'mfe-store', '--tenant', 'sabermais'));

test('a page that hangs is noticed: the next one starts with the last known good version and reports it', async ({
  actor,
  azulejo,
  faults,
  portal,
}, testInfo) => {
  test.slow();
  faults.expect(/mfe[-_]store/);
  const folder = writeFaultyVariant(buildOf('mfe-store'), testInfo.outputPath('store'), VERSION);
  await azulejo('remote', 'publish', folder);
  await azulejo('remote', 'promote', `mfe-store@${VERSION}`, '--channel', 'canary', '--tenant', 'sabermais');
  const { page, open } = await actor('bruno', 'sabermais');
  const context = page.context();
  await breakRemote(context, 'mfe-store', endlessLoop);

  await open('/', { waitUntil: 'commit' });
  await expect.poll(() => answers(page), { timeout: 40_000 }).toBe(false);
  await page.close();

  const next = await context.newPage();
  await next.goto(portalUrl('sabermais', '/api/platform/composition', portal.origin));
  await untilSilent(next);
  const reported = next.waitForRequest(
    (request) => request.url().endsWith('/api/logs') && (request.postData() ?? '').includes('"phase":"hang"'),
  );
  await next.goto(portalUrl('sabermais', '/', portal.origin));
  await expect(next.getByRole('banner')).toBeVisible();
  await expect(next.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const { entries } = (await reported).postDataJSON() as { entries: unknown[] };
  expect(entries).toContainEqual(
    expect.objectContaining({ kind: 'remote-fault', remote: 'mfe-store', version: VERSION, phase: 'hang' }),
  );
  expect(await answers(next)).toBe(true);
  const health = showHealth.reply.parse(
    JSON.parse(await azulejo('remote', 'health', 'mfe-store', '--tenant', 'sabermais', '--json')),
  );
  expect(health.versions.find(({ version }) => version === VERSION)).toMatchObject({
    failingClients: 1,
    faults: [{ phase: 'hang', clients: 1 }],
  });
});
