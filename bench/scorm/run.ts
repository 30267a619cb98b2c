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
import { openLog } from '../../tools/lib/log-file.ts';
import { Fault } from '../../tools/lib/steps.ts';
import { runPlaywright } from '../../tools/suites/playwright-run.ts';
import { printTable, writeResults } from '../lib/figures.ts';

interface Played {
  readonly title: string;
  readonly script: string;
  readonly played: string;
}

const groups = {
  sequencing: sequencingCases,
  rollup: rollupCases,
  objectives: objectiveCases,
  'run-time': runTimeCases,
  'sample courses': sampleCourseCases,
};

/** Plays all cases, and fails with those that came out otherwise. */
export async function playScormCases(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'azulejo-scorm-'));
  const cases = Object.entries(groups).flatMap(([group, list]) => list.map((each) => ({ group, each })));
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
    const results = cases.map(({ group, each: [title] }, at) => ({ group, title, ...playedCase(folder, at) }));
    const isRight = ({ script, played }: Partial<Played>) => played !== undefined && played === script;
    printTable(
      ['cases', 'played', 'as the script says'],
      Object.keys(groups).map((group) => {
        const own = results.filter((result) => result.group === group);
        return [group, String(own.length), String(own.filter(isRight).length)];
      }),
    );
    console.log(`\n${writeResults('scorm', results)}`);
    const wrong = results.filter((result) => !isRight(result));
    if (wrong.length > 0)
      throw new Fault(
        [
          `${wrong.length} of ${results.length} cases came out otherwise:`,
          ...wrong.map(({ title, script, played }) => `${title}\n  ${script ?? 'not played'}\n  ${played ?? ''}`),
          ...outcome.faults,
        ].join('\n'),
      );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function playedCase(folder: string, at: number): Partial<Played> {
  const file = join(folder, `${at}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Played) : {};
}
