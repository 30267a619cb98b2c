import type { BrowserContext, Page } from 'playwright-core';
import { untilPainted, watchPaints } from '../lib/until-painted.ts';

export type Visit = { readonly fcp: number; readonly lcp: number; readonly requests: number };

interface Watch {
  /** How many times slower than this machine's the processor is. */
  readonly processor: number;
}

/** Opens an address in a tab of its own and tells when it was painted, in ms, and how many requests left the browser. */
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
  if (processor === 1) await untilNextIsKept(page);
  await page.waitForLoadState('networkidle');
  await page.close();
  return { fcp, lcp, requests };
}

/** What the worker does for the next visit is over before that one begins: the newest page that it keeps has all its files. */
async function untilNextIsKept(page: Page): Promise<void> {
  const isKept = async (): Promise<boolean> => {
    for (const name of await caches.keys()) {
      if (!name.endsWith(':pages')) continue;
      const pages = await caches.open(name);
      const records = (await pages.keys()).filter(({ url }) => url.includes('/.kept/record'));
      const editions = await Promise.all(
        records.map(
          async (record) => (await (await pages.match(record))?.json()) as { confirmedAt: number; kept: string | null },
        ),
      );
      if (editions.toSorted((a, b) => b.confirmedAt - a.confirmedAt)[0]?.kept) return true;
    }
    return false;
  };
  const until = Date.now() + 60_000;
  while (!(await page.evaluate(isKept))) {
    if (Date.now() > until) throw new Error('the worker did not keep what the next visit needs');
    await page.waitForTimeout(500);
  }
}
