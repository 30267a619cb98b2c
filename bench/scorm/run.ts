/**
 * Conformance in the player: plays the cases of the server's SCORM tests in a browser (e2e/specs/learning/scorm-cases.spec.ts). It is not a
 * benchmark: it checks that the buttons of the player and the API of a lesson give what the scripts say.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { objectiveCases, rollupCases } from '../../api-server/src/modules/learning/scorm/test/cases/rollup.ts';
import { runTimeCases } from '../../api-server/src/modules/learning/scorm/test/cases/run-time.ts';
import { sampleCourseCases } from '../../api-server/src/modules/learning/scorm/test/cases/sample-courses.ts';
import { sequencingCases } from '../../api-server/src/modules/learning/scorm/test/cases/sequencing.ts';
import { callCases } from '@shared-kit/contracts/scorm/test';
import { openLog } from '../../tools/lib/log-file.ts';
import { Fault } from '../../tools/lib/steps.ts';
import { runPlaywright } from '../../tools/suites/playwright-run.ts';
import { printTable, writeResults } from '../lib/figures.ts';

interface Played {
  readonly title: string;
  /** Steps with what is expected, and with what came out. */
  readonly script: readonly string[];
  readonly played: readonly string[];
}

const groups = {
  sequencing: sequencingCases,
  rollup: rollupCases,
  objectives: objectiveCases,
  'run-time': runTimeCases,
  'sample courses': sampleCourseCases,
  ...callCases,
};

/** Plays the cases of these groups, all when there are none, and fails with those that came out otherwise. */
export async function playScormCases(only: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'azulejo-scorm-'));
  const chosen = Object.entries(groups).filter(([group]) => only.length === 0 || only.includes(group));
  if (chosen.length === 0) throw new Fault(`groups of cases: ${Object.keys(groups).join(', ')}`);
  const cases = chosen.flatMap(([group, list]) => list.map((each) => ({ group, each })));
  try {
    const file = join(folder, 'cases.json');
    writeFileSync(file, JSON.stringify(cases.map(({ each }) => each)));
    const outcome = await runPlaywright(
      { log: openLog('bench-scorm'), note: () => undefined },
      {
        args: ['specs/learning/scorm-cases.spec.ts', '--retries=0'],
        env: { SCORM_CASES: file, SCORM_RESULTS: folder },
      },
    );
    const results = cases.map(({ group, each }, at) => {
      const found = playedCase(folder, at);
      const title = 'steps' in each ? each.title : each[0];
      return { group, title, isRight: found !== undefined && differences(found).length === 0, found };
    });
    printTable(
      ['cases', 'played', 'as the script says'],
      chosen.map(([group]) => {
        const own = results.filter((result) => result.group === group);
        const played = own.filter(({ found }) => found !== undefined);
        return [group, String(played.length), String(own.filter(({ isRight }) => isRight).length)];
      }),
    );
    console.log(`\n${writeResults('scorm', { cases: results.map(({ found: _, ...result }) => result) })}`);
    const wrong = results.filter(({ isRight }) => !isRight);
    if (wrong.length > 0)
      throw new Fault(
        [
          `${wrong.length} of ${results.length} cases came out otherwise:`,
          ...wrong.flatMap(({ title, found }) => [title, ...(found ? differences(found) : ['  not played'])]),
          ...outcome.faults,
        ].join('\n'),
      );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the steps that came out otherwise, each with what was expected. */
function differences({ script, played }: Played): string[] {
  return script.flatMap((expected, at) =>
    played[at] === expected ? [] : [`  expected ${expected}`, `  came out ${played[at] ?? 'nothing'}`],
  );
}

function playedCase(folder: string, at: number): Played | undefined {
  const file = join(folder, `${at}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Played) : undefined;
}
