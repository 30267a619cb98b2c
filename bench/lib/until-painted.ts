import type { Page } from 'playwright-core';

export type Paints = { readonly fcp: number; readonly lcp: number };

/** Time without a larger paint after which the page counts as complete; ms. */
const QUIET_MS = 2_000;

/** Polls less often than every frame, because the check for placeholders forces a layout. */
const POLL_MS = 250;

/** Records paints. Must be called before the page navigates. */
export async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) document.documentElement.dataset['lcp'] = String(entry.startTime);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/**
 * Waits until a page shows its content, has no placeholder in the viewport, and paints nothing larger any more.
 * Placeholders below the viewport load on scroll. Returns when that state began, in ms since the navigation. An idle
 * network is a weaker signal: on a slow processor, half a second without a request passes before the first paint.
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
