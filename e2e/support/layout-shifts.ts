import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/** One shift of a page: its score, and the elements that moved. */
export interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    layoutShifts?: Shift[];
  }
}

/** Runs in the page: records every shift that no input of the person caused. */
export function recordShifts(): void {
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'a removed element';
    const text = (node?.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} '${text}'`;
  };
  const boxOf = ({ x, y, width, height }: DOMRect): string => [x, y, width, height].map(Math.round).join(' ');
  const shifts: Shift[] = [];
  window.layoutShifts = shifts;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue;
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${Math.round(startTime)} ms: ${nameOf(node)} from ${boxOf(previousRect)} to ${boxOf(currentRect)}`,
      );
      shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Slows the page's network, so that its placeholders are painted before its data, and records its layout shifts.
 * @param slowdown how many times slower the processor is. The browser is busy while it waits, so 2 doubles the CPU time of a page.
 */
export async function watchLayoutShifts(page: Page, slowdown: number): Promise<void> {
  await page.addInitScript(recordShifts);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 600_000,
    uploadThroughput: 600_000,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Runs in the page: says whether a placeholder is on screen. Rows further down wait until the person scrolls to them. */
function showsPlaceholder(): boolean {
  return [...document.querySelectorAll('[role="status"][aria-label="Carregando"]')].some((placeholder) => {
    const { top, bottom } = placeholder.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  });
}

/** Waits until the page requests nothing more and shows no placeholder. Returns its layout shifts since it was opened. */
export async function layoutShiftsOf(page: Page): Promise<readonly Shift[]> {
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.evaluate(showsPlaceholder), { message: `${page.url()} must load` }).toBe(false);
  // The observer reports a shift after the frame that painted it.
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100)))),
  );
  return page.evaluate(() => window.layoutShifts ?? []);
}
