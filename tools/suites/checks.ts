import { runJest } from './jest-run.ts';
import type { Suite } from './suite.ts';

export const checks: Suite = {
  id: 'checks',
  title: 'contracts, ledger, repository',
  run: (context) => runJest(context, { projects: ['tools'], workers: 2 }),
};
