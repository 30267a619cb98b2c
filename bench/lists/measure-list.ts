import type { BrowserContext, Page } from 'playwright-core';
import { median } from '../lib/figures.ts';

/** Times in ms, the longest one, and the size of the page. */
export type Scrolling = {
  readonly key: number;
  readonly keyP95: number;
  readonly longTasks: number;
  readonly longest: number;
  readonly nodes: number;
  readonly heapMB: number;
};

/** Number of key presses whose response is timed. */
const KEYS = 60;

/** Measures the time from opening an address until the list's first item is in the page's next frame, in ms. */
export async function firstRow(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const markFirstRow = (): void => {
      if (document.querySelector('main li article h2') === null) return;
      seen.disconnect();
      requestAnimationFrame(() => void (document.documentElement.dataset['firstRow'] = String(performance.now())));
    };
    const seen = new MutationObserver(markFirstRow);
    seen.observe(document, { childList: true, subtree: true });
  });
  await page.goto(url);
  const at = await page.waitForFunction(() => document.documentElement.dataset['firstRow'], undefined, {
    timeout: 60_000,
  });
  const ms = Number(await at.jsonValue());
  await page.waitForLoadState('networkidle');
  await page.close();
  return ms;
}

/** Loads all pages of a list by scrolling; returns the time in ms. */
export async function loadAll(page: Page, total: number): Promise<number> {
  const begin = performance.now();
  const whole = `${total.toLocaleString('pt-BR')} conteúdos`;
  const isWhole = (): Promise<boolean> =>
    page.evaluate((text) => document.querySelector('main p[role=status]')?.textContent === text, whole);
  while (!(await isWhole())) {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForTimeout(20);
  }
  return performance.now() - begin;
}

/** Measures how a page responds to keys that scroll it, starting at the top. */
export async function scrolling(page: Page): Promise<Scrolling> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(500);
  await watch(page);
  for (let pressed = 0; pressed < KEYS; pressed += 1) {
    await page.keyboard.press(pressed % 10 === 9 ? 'PageUp' : 'PageDown');
    await page.waitForTimeout(120);
  }
  const { keys, tasks } = await page.evaluate(() => window.watched);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  await devtools.detach();
  const of = (metric: string): number => metrics.find(({ name }) => name === metric)?.value ?? NaN;
  const sorted = keys.toSorted((a, b) => a - b);
  return {
    key: median(sorted),
    keyP95: sorted[Math.floor(sorted.length * 0.95)] ?? NaN,
    longTasks: tasks.length,
    longest: Math.max(0, ...tasks),
    nodes: of('Nodes'),
    heapMB: of('JSHeapUsedSize') / 2 ** 20,
  };
}

declare global {
  interface Window {
    watched: { keys: number[]; tasks: number[] };
  }
}

/** Records the time from a key press to the next drawn frame, and tasks over 50 ms. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.watched = { keys: [], tasks: [] };
    addEventListener('keydown', ({ timeStamp }) =>
      requestAnimationFrame(() => {
        // Measures after the frame: a separate task runs after style, layout and paint.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => void window.watched.keys.push(performance.now() - timeStamp);
        port2.postMessage(undefined);
      }),
    );
    new PerformanceObserver((list) =>
      window.watched.tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
  });
}
