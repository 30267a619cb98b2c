import type { Page } from 'playwright-core';

/**
 * Waits until the service worker has stored all files of the newest page, so that its work does not overlap the next
 * visit.
 */
export async function untilNextIsCached(page: Page): Promise<void> {
  const isCached = async (): Promise<boolean> => {
    for (const name of await caches.keys()) {
      if (!name.endsWith(':pages')) continue;
      const pages = await caches.open(name);
      const records = (await pages.keys()).filter(({ url }) => url.includes('/.stored/record'));
      const builds = await Promise.all(
        records.map(
          async (record) =>
            (await (await pages.match(record))?.json()) as { confirmedAt: number; cached: string | null },
        ),
      );
      if (builds.toSorted((a, b) => b.confirmedAt - a.confirmedAt)[0]?.cached) return true;
    }
    return false;
  };
  const until = Date.now() + 60_000;
  while (!(await page.evaluate(isCached))) {
    if (Date.now() > until) throw new Error('the worker did not store what the next visit needs');
    await page.waitForTimeout(500);
  }
}
