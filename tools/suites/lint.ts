import { runNode } from '../lib/programs.ts';
import { inWorkspace } from '../lib/workspace.ts';
import type { Suite } from './suite.ts';
import { asOne, unlessVerified } from './suite.ts';

export const lint: Suite = {
  id: 'lint',
  title: 'lint',
  run: (context) =>
    unlessVerified(context, 'lint', [''], async () =>
      asOne(
        await runNode([inWorkspace('node_modules/oxlint/bin/oxlint'), '--deny-warnings', '--format=unix'], context),
      ),
    ),
};
