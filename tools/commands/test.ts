/**
 * `npm test`: everything that is checked, in order. A suite that fails does not stop the next one, so that one run tells all.
 *
 *   --only unit,api    these suites alone (and the builds they need)
 *   --grep TEXT        tests whose titles match, in the suites that have titles
 */
import { parseArgs } from 'node:util';
import { openLog } from '../lib/log-file.ts';
import { command } from '../lib/steps.ts';
import { apiOnPglite, apiOnPostgres } from '../suites/api.ts';
import { boundaries } from '../suites/boundaries.ts';
import { browser } from '../suites/browser.ts';
import { budgets } from '../suites/budgets.ts';
import { checks } from '../suites/checks.ts';
import { deadCode } from '../suites/dead-code.ts';
import { lint } from '../suites/lint.ts';
import { runSuites } from '../suites/run-suites.ts';
import { types } from '../suites/types.ts';
import { unit } from '../suites/unit.ts';

const suites = [types, lint, boundaries, deadCode, checks, unit, apiOnPglite, apiOnPostgres, budgets, browser];

await command(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' }, grep: { type: 'string' } } });
  return runSuites(openLog('test'), suites, values);
});
