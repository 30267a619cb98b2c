/**
 * `npm test`: runs all suites in order. A failed suite does not stop the next one, so that one run reports all failures.
 *
 *   --only unit,api    runs only these suites (and the builds they need)
 *   --grep TEXT        runs only tests with matching titles, in suites that have titles
 *   --lock FILE        runs only the tests that cross remotes, on a portal with exactly the remotes of the file from `azulejo lock`
 *   --candidate DIST   with --lock: uses this build instead of the locked release of its remote
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openLog } from '../lib/log-file.ts';
import { Fault, command } from '../lib/steps.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { readLock } from '../lock/read-lock.ts';
import { RELEASE_FILE } from '../release/write-release.ts';
import { apiModulesOnPglite, apiOnPglite, apiOnPostgres, apiProcesses } from '../suites/api.ts';
import { apiReport } from '../suites/api-report.ts';
import { boundaries } from '../suites/boundaries.ts';
import { browser } from '../suites/browser.ts';
import { budgets } from '../suites/budgets.ts';
import { checks } from '../suites/checks.ts';
import { deadCode } from '../suites/dead-code.ts';
import { format } from '../suites/format.ts';
import { lint } from '../suites/lint.ts';
import { lockReplay } from '../suites/lock-replay.ts';
import type { Candidate } from '../suites/lock-replay.ts';
import { runSuites } from '../suites/run-suites.ts';
import { styles } from '../suites/styles.ts';
import { types } from '../suites/types.ts';
import { unit } from '../suites/unit.ts';

const suites = [
  [types, format, lint, styles, boundaries, deadCode, apiReport, checks],
  [unit],
  [apiOnPglite],
  [apiModulesOnPglite],
  // Processes that start, stop and recover wait half of the time; the database server does much of the other suite's work.
  [apiProcesses, apiOnPostgres],
  [budgets],
  [browser],
];

const option = { type: 'string' } as const;

await command(async () => {
  const { values } = parseArgs({ options: { only: option, grep: option, lock: option, candidate: option } });
  const { lock, candidate, ...choice } = values;
  if (candidate !== undefined && lock === undefined) throw new Fault('--candidate goes with --lock', '', 2);
  if (lock === undefined) return runSuites(openLog('test'), suites, choice);
  const replay = lockReplay({
    lock: readLock(resolve(lock)),
    dataDirectory: resolve(process.env['AZULEJO_DATA'] || inWorkspace('data')),
    ...(candidate === undefined ? {} : { candidate: candidateIn(resolve(candidate)) }),
  });
  return runSuites(openLog('test-lock'), [[replay]], choice);
});

function candidateIn(build: string): Candidate {
  const record = join(build, RELEASE_FILE);
  if (!existsSync(record)) throw new Fault(`${build} is no finished build: it has no ${RELEASE_FILE}`, '', 2);
  const { remote, version, files } = JSON.parse(readFileSync(record, 'utf8')) as Omit<Candidate, 'build'>;
  return { remote, version, files, build };
}
