/** `pnpm verify`: runs the fast checks before a commit. */
import { parseArgs } from 'node:util';
import { openLog } from '../lib/log-file.ts';
import { command } from '../lib/steps.ts';
import { apiReport } from '../suites/api-report.ts';
import { boundaries } from '../suites/boundaries.ts';
import { checks } from '../suites/checks.ts';
import { deadCode } from '../suites/dead-code.ts';
import { format } from '../suites/format.ts';
import { lint } from '../suites/lint.ts';
import { runSuites } from '../suites/run-suites.ts';
import { styles } from '../suites/styles.ts';
import { types } from '../suites/types.ts';
import { unit } from '../suites/unit.ts';

await command(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' }, grep: { type: 'string' } } });
  return runSuites(
    openLog('verify'),
    [[types, format, lint, styles, boundaries, deadCode, apiReport, checks], [unit]],
    {
      ...values,
      usesCache: true,
    },
  );
});
