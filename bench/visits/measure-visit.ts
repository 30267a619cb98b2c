import type { BrowserContext } from 'playwright-core';
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
  // What the worker does for the next visit is over before that one begins.
  await page.waitForTimeout(processor > 1 ? 0 : 20_000);
  await page.waitForLoadState('networkidle');
  await page.close();
  return { fcp, lcp, requests };
}
