import type { Page } from 'playwright-core';

export type Paints = { readonly fcp: number; readonly lcp: number };

/** How long nothing larger may have been painted before the page counts as whole; ms. */
const QUIET_MS = 2_000;

/** Not with every frame: where placeholders are is a question that lays the page out. */
const POLL_MS = 250;

/** Must be called before the page goes anywhere. */
export async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) document.documentElement.dataset['lcp'] = String(entry.startTime);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/**
 * Waits until a page shows what it is for, no placeholder is left in sight (what is further down is loaded by whoever gets there) and nothing
 * larger is painted any more, and tells when that began, in ms since the navigation. A quiet network says less: on a slow processor there is
 * half a second without a request before the first paint.
 */
export async function untilPainted(page: Page): Promise<Paints> {
  await page.waitForFunction(
    () => {
      const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
      const placeholders = Array.from(document.querySelectorAll('[role=status][aria-label=Carregando]'));
      return (
        isPainted &&
        document.querySelector('main') !== null &&
        !placeholders.some((placeholder) => placeholder.getBoundingClientRect().top < innerHeight)
      );
    },
    undefined,
    { timeout: 60_000, polling: POLL_MS },
  );
  await page.waitForLoadState('networkidle');
  for (let lcp = NaN; ; await page.waitForTimeout(QUIET_MS)) {
    const now = await page.evaluate(() => ({
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      lcp: Number(document.documentElement.dataset['lcp']),
    }));
    if (now.lcp === lcp) return now;
    lcp = now.lcp;
  }
}
