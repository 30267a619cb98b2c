import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '../lib/chromium.ts';
import { runNode } from '../lib/programs.ts';
import { inWorkspace } from '../lib/workspace.ts';
import type { Outcome, SuiteContext } from './suite.ts';

interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly faults: readonly string[];
  readonly flaky: readonly string[];
}

interface PlaywrightOptions {
  /** Arguments of `playwright test`. */
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

/** Playwright's report for people. */
const report = inWorkspace('playwright-report/index.html');

/** Runs browser tests and reads the outcome from our reporter. */
export async function runPlaywright(
  { log, note }: Pick<SuiteContext, 'log' | 'note'>,
  { args, env = {} }: PlaywrightOptions,
): Promise<Outcome> {
  const chromium = await ensureChromium(log);
  const folder = mkdtempSync(join(tmpdir(), 'azulejo-playwright-'));
  const totals = join(folder, 'totals.json');
  try {
    let ended = 0;
    const { code, output } = await runNode([inWorkspace('e2e/node_modules/@playwright/test/cli.js'), 'test', ...args], {
      log,
      cwd: inWorkspace('e2e'),
      // Chromium needs a UTF-8 locale to keep accents in the names of downloads.
      env: {
        LANG: 'C.UTF-8',
        ...process.env,
        ...env,
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_TOTALS: totals,
        FORCE_COLOR: '0',
      },
      onLine: (line) => {
        if (/^\s*[✓✘x]\s+\d+/.test(line)) note(`${(ended += 1)} ended`);
      },
    });
    return (
      outcomeOf(totals) ?? {
        passed: 0,
        failed: 1,
        faults: [`Playwright ended with ${code} and no totals:\n${output.slice(-4000)}`],
      }
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function outcomeOf(path: string): Outcome | undefined {
  let totals: Totals;
  try {
    totals = JSON.parse(readFileSync(path, 'utf8')) as Totals;
  } catch {
    return undefined;
  }
  const { passed, failed, faults, flaky } = totals;
  const failedFirst = process.env['CI'] ? 0 : flaky.length;
  const reports = [...faults, ...flaky.map((title) => `passed only at the second try: ${title}`)];
  return {
    passed: passed - failedFirst,
    failed: failed + failedFirst,
    retried: flaky.map((report) => report.split('\n', 1).join('')),
    faults: reports.length > 0 ? [...reports, `With traces and screenshots: ${report}`] : [],
  };
}
