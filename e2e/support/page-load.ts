import type { Page } from '@playwright/test';

/** Resources that a page holds after garbage collection. */
export interface PageLoad {
  readonly listeners: number;
  readonly nodes: number;
  /** Recurring timers: intervals and pending timeouts of up to 30 s. Longer ones, of React and of the query cache, end by themselves. */
  readonly timers: number;
  readonly sockets: number;
  readonly heapBytes: number;
}

/** Counts timers and sockets from now on; call it before the page is opened. */
export async function countTimersAndSockets(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timers = new Set<number>();
    const sockets = new Set<WebSocket | EventSource>();
    Object.assign(window, { countedTimers: timers, countedSockets: sockets });
    const { setTimeout: begin, clearTimeout: end, setInterval: repeat, clearInterval: stop } = window;
    const forget = (clear: (id?: number) => void) => (id?: number) => {
      if (id !== undefined) timers.delete(id);
      clear(id);
    };
    const once = (task: TimerHandler, delay?: number, ...given: unknown[]): number => {
      const id = begin(() => {
        timers.delete(id);
        if (typeof task === 'function') task(...given);
      }, delay);
      if ((delay ?? 0) <= 30_000) timers.add(id);
      return id;
    };
    const often = (task: TimerHandler, delay?: number, ...given: unknown[]): number => {
      const id = repeat(task, delay, ...given);
      timers.add(id);
      return id;
    };
    Object.assign(window, {
      setTimeout: once,
      setInterval: often,
      clearTimeout: forget(end),
      clearInterval: forget(stop),
    });
    class CountedSocket extends WebSocket {
      constructor(address: string | URL, protocols?: string | string[]) {
        super(address, protocols);
        sockets.add(this);
        this.addEventListener('close', () => sockets.delete(this));
      }
    }
    Object.assign(window, { WebSocket: CountedSocket });
  });
}

/** Measures an idle page. */
export async function pageLoad(page: Page): Promise<PageLoad> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  // Collects twice, because the first run releases references to more objects.
  await devtools.send('HeapProfiler.collectGarbage');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  await devtools.detach();
  const of = (metric: string): number => metrics.find(({ name }) => name === metric)?.value ?? 0;
  const counted = await page.evaluate(() => {
    const { countedTimers, countedSockets } = window as unknown as {
      countedTimers: Set<number>;
      countedSockets: Set<unknown>;
    };
    return { timers: countedTimers.size, sockets: countedSockets.size };
  });
  return { listeners: of('JSEventListeners'), nodes: of('Nodes'), heapBytes: of('JSHeapUsedSize'), ...counted };
}
