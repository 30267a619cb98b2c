import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildChangedParts } from '../lib/build-parts.ts';
import { ensureChromium } from '../lib/chromium.ts';
import { runNode } from '../lib/programs.ts';
import { inWorkspace } from '../lib/workspace.ts';
import type { Outcome, Suite } from './suite.ts';

interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly faults: readonly string[];
  readonly flaky: readonly string[];
}

export const browser: Suite = {
  id: 'browser',
  title: 'browser tests',
  async run({ log, grep, note }) {
    const chromium = await ensureChromium(log);
    await buildChangedParts(log);
    const folder = mkdtempSync(join(tmpdir(), 'azulejo-playwright-'));
    const totals = join(folder, 'totals.json');
    try {
      let ended = 0;
      const { code, output } = await runNode([inWorkspace('e2e/node_modules/@playwright/test/cli.js'), 'test', ...(grep ? ['--grep', grep] : [])], {
        log,
        cwd: inWorkspace('e2e'),
        env: { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_TOTALS: totals, FORCE_COLOR: '0' },
        onLine: (line) => {
          if (/^\s*[✓✘x]\s+\d+/.test(line)) note(`${(ended += 1)} ended`);
        },
      });
      return outcomeOf(totals) ?? { passed: 0, failed: 1, faults: [`Playwright ended with ${code} and no totals:\n${output.slice(-4000)}`] };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function outcomeOf(path: string): Outcome | undefined {
  let totals: Totals;
  try {
    totals = JSON.parse(readFileSync(path, 'utf8')) as Totals;
  } catch {
    return undefined;
  }
  const { passed, failed, faults, flaky } = totals;
  return { passed, failed, faults: [...faults, ...flaky.map((title) => `passed only at the second try: ${title}`)] };
}
