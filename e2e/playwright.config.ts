import { defineConfig, devices } from '@playwright/test';
import { DEFAULT_ZONE } from '@shared-kit/contracts/calendar';
import { findChromium } from '../tools/lib/chromium.ts';

const chromium = findChromium();
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: './specs',
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  // Tests wait for a quarter of their time, so four keep two cores busy.
  workers: 4,
  forbidOnly: true,
  // Records the trace on the second attempt. A test that passes only then is reported as flaky and fails the run unless CI is set.
  retries: 1,
  // These limits are generous, so that the tests pass on a machine that is three times slower. Budgets and benchmarks check speed.
  timeout: 120_000,
  expect: {
    timeout: 20_000,
    // Accessibility snapshots are documents (docs/accessibility.md).
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/../../docs/accessibility/{arg}{ext}' },
  },
  reporter: [
    ['list'],
    ['html', { outputFolder: '../playwright-report', open: 'never' }],
    ['./support/totals-reporter.ts'],
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'pt-BR',
    timezoneId: DEFAULT_ZONE,
    // Draws no transitions and animations, because they take a quarter of a run's CPU time. Tests of motion ask for it
    // (`hasMotion`).
    contextOptions: { reducedMotion: 'reduce' },
    // Blocks service workers, because a worker precaches a megabyte for a next visit that most tests never make. Tests of offline work,
    // updates and whole paths set 'allow'.
    serviceWorkers: 'block',
    // Records a trace on the first retry only, because tracing every test takes much of a small machine's time.
    trace: 'on-first-retry',
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
