import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { ensureChromium } from '../../tools/lib/chromium.ts';
import type { LogFile } from '../../tools/lib/log-file.ts';

/** Starts the browser that a benchmark measures with. */
export async function launchBrowser(log: LogFile): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureChromium(log),
    args: [
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
}
