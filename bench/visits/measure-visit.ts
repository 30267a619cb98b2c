import type { BrowserContext, Page } from 'playwright-core';
import { untilPainted, watchPaints } from '../lib/until-painted.ts';

export type Visit = { readonly fcp: number; readonly lcp: number; readonly requests: number };

interface Watch {
  /** Factor by which the processor is slower than this machine's. */
  readonly processor: number;
}

/** Opens an address in a new tab. Returns the paint times in ms and the number of requests that left the browser. */
export async function measureVisit(context: BrowserContext, url: string, { processor }: Watch): Promise<Visit> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processor });
  let requests = 0;
  const count = (): void => void (requests += 1);
  context.on('request', count);
  await watchPaints(page);
  await page.goto(url, { timeout: 90_000 });
  const { fcp, lcp } = await untilPainted(page);
  context.off('request', count);
  if (processor === 1) await untilNextIsCached(page);
  await page.waitForLoadState('networkidle');
  await page.close();
  return { fcp, lcp, requests };
}

/**
 * Waits until the service worker has stored all files of the newest page, so that its work does not overlap the next
 * visit.
 */
async function untilNextIsCached(page: Page): Promise<void> {
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
