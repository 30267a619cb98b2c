import { runNode } from '../lib/programs.ts';
import { inWorkspace } from '../lib/workspace.ts';
import type { Suite } from './suite.ts';
import { asOne } from './suite.ts';

/** Checks every file against the formatter. `pnpm format` rewrites the files that differ. */
export const format: Suite = {
  id: 'format',
  title: 'format',
  async run({ log }) {
    return asOne(await runNode([inWorkspace('node_modules/oxfmt/bin/oxfmt'), '--list-different', '.'], { log }));
  },
};
