/**
 * Drill: kills tabs and cuts networks while somebody watches a video (e2e/specs/content/track-drill.spec.ts). It is not
 * a benchmark: it checks that each visit was recorded once and that no acknowledged position was lost.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLog } from '../../tools/lib/log-file.ts';
import { Fault } from '../../tools/lib/steps.ts';
import { runPlaywright } from '../../tools/suites/playwright-run.ts';
import { printTable, writeResults } from '../lib/figures.ts';

interface DrillResult {
  readonly tabs: number;
  readonly acknowledged: number;
  readonly visits: number;
  readonly recorded: number;
  readonly lostPositions: number;
}

export async function drillWatching(count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'azulejo-drill-'));
  try {
    const outcome = await runPlaywright(
      { log: openLog('bench-watching'), note: () => undefined },
      {
        args: ['specs/content/track-drill.spec.ts', '--workers=1'],
        env: { DRILLS: String(count), DRILL_RESULTS: folder },
      },
    );
    const results = { killedTabs: read(folder, 'killed-tabs'), networkCuts: read(folder, 'network-cuts') };
    printTable(
      ['drill', 'tabs', 'visits', 'recorded', 'lost positions'],
      Object.entries(results).map(([name, { tabs, visits, recorded, lostPositions }]) => [
        name,
        ...[tabs, visits, recorded, lostPositions].map(String),
      ]),
    );
    console.log(`\n${writeResults('watching', results)}`);
    if (outcome.failed > 0) throw new Fault(outcome.faults.join('\n'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function read(folder: string, name: string): DrillResult {
  return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as DrillResult;
}
