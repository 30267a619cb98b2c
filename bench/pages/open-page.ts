import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { untilPainted, watchPaints } from '../lib/until-painted.ts';

const phone = { width: 390, height: 844 };

/** Request of a page, in ms since the navigation began. */
export interface Exchange {
  readonly path: string;
  readonly kind: string;
  /** Cause of the request: `parser`, `preload`, `script` and so on. */
  readonly by: string;
  readonly from: number;
  readonly until: number;
  /** Bytes over the network, with headers. */
  readonly bytes: number;
}

export interface OpenedPage {
  readonly fcp: number;
  readonly lcp: number;
  /** When the page's own heading was there, in ms since the navigation. */
  readonly heading: number;
  readonly shift: number;
  readonly documentBytes: number;
  readonly scriptBytes: number;
  readonly scripts: number;
  readonly requests: number;
  readonly exchanges: readonly Exchange[];
}

/** Returns a new browser profile of a phone, with what another profile stored. */
export function phoneContext(browser: Browser, storageState?: BrowserContextOptions['storageState']) {
  return browser.newContext({ viewport: phone, ...(storageState ? { storageState } : {}) });
}

/**
 * Opens an address in a new tab with a slow processor. Returns paints, shifts, bytes and requests up to the time when
 * the page was painted.
 */
export async function openPage(context: BrowserContext, url: string): Promise<OpenedPage> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const exchanges = await recordExchanges(devtools);
  await watchPaints(page);
  await watchHeadings(page);
  await page.goto(url, { timeout: 90_000 });
  const { fcp, lcp } = await untilPainted(page);
  const { heading, shift } = await page.evaluate(() => ({
    heading: Number(document.documentElement.dataset['heading'] ?? NaN),
    shift: Number(document.documentElement.dataset['shift'] ?? 0),
  }));
  await page.close();
  const all = [...exchanges.values()].filter(({ kind }) => kind !== 'Other');
  const total = (kind: string): number =>
    all.filter((each) => each.kind === kind).reduce((bytes, each) => bytes + each.bytes, 0);
  return {
    fcp,
    lcp,
    heading,
    shift,
    documentBytes: total('Document'),
    scriptBytes: total('Script'),
    scripts: all.filter(({ kind }) => kind === 'Script').length,
    requests: all.filter(({ bytes }) => bytes > 0).length,
    exchanges: all,
  };
}

async function recordExchanges(devtools: CDPSession): Promise<ReadonlyMap<string, Exchange>> {
  const exchanges = new Map<string, Exchange>();
  let start: number | undefined;
  const change = (id: string, timestamp: number, bytes: number): void => {
    const known = exchanges.get(id);
    if (known) exchanges.set(id, { ...known, until: (timestamp - (start ?? timestamp)) * 1_000, bytes });
  };
  devtools.on('Network.requestWillBeSent', ({ requestId, timestamp, request, type, initiator }) => {
    start ??= timestamp;
    const from = (timestamp - start) * 1_000;
    const path = URL.canParse(request.url) ? new URL(request.url).pathname : request.url;
    const exchange = { path, kind: type ?? 'Other', by: initiator.type, from, until: NaN, bytes: 0 };
    exchanges.set(requestId, request.url.startsWith('data:') ? { ...exchange, kind: 'Other' } : exchange);
  });
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    change(requestId, timestamp, encodedDataLength),
  );
  await devtools.send('Network.enable');
  return exchanges;
}

/** Notes when the first heading of the page's own content is in the document, and the sum of layout shifts. */
async function watchHeadings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const data = (): DOMStringMap => document.documentElement.dataset;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) data()['shift'] = String(Number(data()['shift'] ?? 0) + entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
    const look = (): void => {
      if (document.querySelector('main :is(h1, h2)')?.textContent) data()['heading'] = String(performance.now());
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Returns a line per request: when it began and ended, its bytes, kind, cause and path. */
export function waterfall({ exchanges }: OpenedPage): string[] {
  const last = Math.max(...exchanges.map(({ until }) => until).filter(Number.isFinite));
  const column = (ms: number): number => Math.round((ms / last) * 48);
  return exchanges
    .toSorted((a, b) => a.from - b.from)
    .map(({ path, kind, by, from, until, bytes }) => {
      const end = Number.isFinite(until) ? until : last;
      const bar = ' '.repeat(column(from)) + '█'.repeat(Math.max(1, column(end) - column(from)));
      return `${from.toFixed(0).padStart(5)} ${end.toFixed(0).padStart(5)} ${(bytes / 1024).toFixed(1).padStart(6)}K ${bar.padEnd(50)} ${kind.padEnd(10)} ${by.padEnd(8)} ${path}`;
    });
}
