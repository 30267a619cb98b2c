import { readApiReports, staleReports } from '../api-report/api-reports.ts';
import type { Suite } from './suite.ts';
import { asOne, unlessVerified } from './suite.ts';

/** Fails when the kit's public exports differ from the committed reports. `pnpm api-report` writes them. */
export const apiReport: Suite = {
  id: 'api-report',
  title: 'API report of the kit',
  run: (context) =>
    unlessVerified(context, 'api-report', ['shared-kit', 'docs/api', 'tools/api-report'], async () => {
      const stale = staleReports(await readApiReports(context.log));
      const advice =
        'The public surface of the kit changed. Review it, then run `pnpm api-report` and commit docs/api.';
      return asOne({ code: stale.length === 0 ? 0 : 1, output: [...stale, advice].join('\n') });
    }),
};
