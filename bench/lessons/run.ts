/**
 * Drill: kills tabs and cuts networks while a lesson saves (e2e/specs/learning/scorm-drill.spec.ts). It is not a benchmark: it
 * checks that every value is there for which the lesson was told that it is saved.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLog } from '../../tools/lib/log-file.ts';
import { Fault } from '../../tools/lib/steps.ts';
import { runPlaywright } from '../../tools/suites/playwright-run.ts';
import { printTable, writeResults } from '../lib/figures.ts';

interface DrillResult {
  readonly tabs: number;
  /** Values that the server had confirmed when the tab or the network went; the browser alone had the others. */
  readonly confirmed: number;
  readonly lost: number;
}

export async function drillLessons(count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'azulejo-drill-'));
  try {
    const outcome = await runPlaywright(
      { log: openLog('bench-lessons'), note: () => undefined },
      {
        args: ['specs/learning/scorm-drill.spec.ts', '--workers=1', '--retries=0'],
        env: { DRILLS: String(count), DRILL_RESULTS: folder },
      },
    );
    const read = (name: string): DrillResult => {
      const file = join(folder, `${name}.json`);
      if (!existsSync(file)) throw new Fault([`${name}: the drill did not finish`, ...outcome.faults].join('\n'));
      return JSON.parse(readFileSync(file, 'utf8')) as DrillResult;
    };
    const results = { killedTabs: read('killed-tabs'), networkCuts: read('network-cuts') };
    printTable(
      ['drill', 'tried', 'confirmed before', 'lost'],
      Object.entries(results).map(([name, { tabs, confirmed, lost }]) => [
        name,
        ...[tabs, confirmed, lost].map(String),
      ]),
    );
    console.log(`\n${writeResults('lessons', results)}`);
    const lost = results.killedTabs.lost + results.networkCuts.lost;
    if (lost > 0) throw new Fault(`${lost} values were lost`);
    if (outcome.failed > 0) throw new Fault(outcome.faults.join('\n'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
