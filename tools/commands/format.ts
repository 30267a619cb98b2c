/** `pnpm format`: writes the index of decisions, and rewrites every file that differs from the formatter's output. */
import { writeDecisionIndex } from '../lib/decision-index.ts';
import { openLog } from '../lib/log-file.ts';
import { mustRunNode } from '../lib/programs.ts';
import { command } from '../lib/steps.ts';
import { inWorkspace } from '../lib/workspace.ts';

await command(async () => {
  writeDecisionIndex();
  const output = await mustRunNode('The formatter', [inWorkspace('node_modules/oxfmt/bin/oxfmt'), '--write', '.'], {
    log: openLog('format'),
  });
  console.info(output.trim());
  return 0;
});
