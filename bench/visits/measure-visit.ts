import type { BrowserContext } from 'playwright-core';
import { untilNextIsCached } from '../lib/until-next-is-cached.ts';
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
