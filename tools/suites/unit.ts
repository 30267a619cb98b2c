import { remotes } from '../lib/workspace.ts';
import { runJest } from './jest-run.ts';
import type { Suite } from './suite.ts';

export const unit: Suite = {
  id: 'unit',
  title: 'unit tests',
  run: (context) => runJest(context, { projects: ['shared-kit', 'host-shell', ...remotes], workers: 2 }),
};
