import type { Browser, BrowserContextOptions } from 'playwright-core';
import { untilPainted, watchPaints } from '../lib/until-painted.ts';

export type Paint = {
  readonly requests: number;
  readonly kilobytes: number;
  readonly scriptKilobytes: number;
  readonly fcp: number;
  readonly lcp: number;
};

/** Lighthouse's slow 4G profile and a phone's processor. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const slowerProcessor = 4;

/** Opens an address with an empty cache and measures the first paint. Times in ms. */
export async function measurePaint(
  browser: Browser,
  url: string,
  state: BrowserContextOptions['storageState'],
): Promise<Paint> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ...(state ? { storageState: state } : {}),
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
    const scripts = new Set<string>();
    let bytes = 0;
    let scriptBytes = 0;
    let requests = 0;
    devtools.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      requests += 1;
      bytes += encodedDataLength;
      if (scripts.has(requestId)) scriptBytes += encodedDataLength;
    });
    await watchPaints(page);
    await page.goto(url, { timeout: 60_000 });
    const { fcp, lcp } = await untilPainted(page);
    return { requests, kilobytes: bytes / 1024, scriptKilobytes: scriptBytes / 1024, fcp, lcp };
  } finally {
    await context.close();
  }
}
