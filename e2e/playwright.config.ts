import { defineConfig, devices } from '@playwright/test';
import { DEFAULT_ZONE } from 'shared-kit/contracts/calendar';
import { findChromium } from '../tools/lib/chromium.ts';

const chromium = findChromium();
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: './specs',
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // One more try only where nobody watches; what needed it is told as flaky.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./support/totals-reporter.ts']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'pt-BR',
    timezoneId: DEFAULT_ZONE,
    // A worker keeps a megabyte for the next visit, which most tests never make. Those of offline work, updates and whole paths say 'allow'.
    serviceWorkers: 'block',
    // Recording every test takes a good part of a small machine; where there is a second try, that one is recorded.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--autoplay-policy=no-user-gesture-required',
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [{ name: 'chromium' }],
});
