import { runNode } from '../lib/programs.ts';
import { inWorkspace } from '../lib/workspace.ts';
import type { Suite } from './suite.ts';
import { asOne, unlessVerified } from './suite.ts';

export const deadCode: Suite = {
  id: 'dead-code',
  title: 'dead code',
  run: (context) =>
    unlessVerified(context, 'dead-code', [''], async () =>
      asOne(
        await runNode([inWorkspace('node_modules/knip/bin/knip.js'), '--no-progress', '--no-config-hints'], context),
      ),
    ),
};
