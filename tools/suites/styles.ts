import { runNode } from '../lib/programs.ts';
import { inWorkspace } from '../lib/workspace.ts';
import type { Suite } from './suite.ts';
import { asOne, unlessVerified } from './suite.ts';

/** Checks every stylesheet against `.stylelintrc.json`. */
export const styles: Suite = {
  id: 'styles',
  title: 'stylesheets',
  run: (context) =>
    unlessVerified(context, 'styles', [''], async () =>
      asOne(await runNode([inWorkspace('node_modules/stylelint/bin/stylelint.mjs'), '**/*.css'], context)),
    ),
};
