import type { Page, Request } from '@playwright/test';
import { expect } from '@playwright/test';

/** Entry of a report that a page sends to the server. */
export interface ReportEntry {
  readonly kind: string;
  readonly remote?: string;
  readonly version?: string;
  readonly message: string;
}

/**
 * Watches the reports of a page from now on.
 * @returns a function that resolves with the first entry that matches. It lets the page send its entries now, as a page does that unloads:
 * by itself a page collects warnings for five seconds.
 */
export function watchReports(page: Page, matches: (entry: ReportEntry) => boolean): () => Promise<ReportEntry> {
  const found: ReportEntry[] = [];
  page.on('request', (request) => void found.push(...entriesOf(request).filter(matches)));
  return async () => {
    await expect
      .poll(
        async () => {
          await page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pagehide')));
          return found.length;
        },
        { message: 'the page sends the report', intervals: [50, 100, 250] },
      )
      .toBeGreaterThan(0);
    return found[0] as ReportEntry;
  };
}

function entriesOf(request: Request): readonly ReportEntry[] {
  if (!request.url().endsWith('/api/logs')) return [];
  return (request.postDataJSON() as { entries: ReportEntry[] }).entries;
}
