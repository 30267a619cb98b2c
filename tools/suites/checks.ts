import { runJest } from './jest-run.ts';
import type { Suite } from './suite.ts';
import { unlessVerified } from './suite.ts';

export const checks: Suite = {
  id: 'checks',
  title: 'contracts, ledger, repository',
  run: (context) => unlessVerified(context, 'checks', [''], () => runJest(context, { projects: ['tools'] })),
};
