import { globSync } from 'node:fs';
import { runNode } from '../lib/programs.ts';
import { inWorkspace, workspace } from '../lib/workspace.ts';
import type { Outcome, Suite, SuiteContext } from './suite.ts';
import { asOne, unlessVerified } from './suite.ts';

export const boundaries: Suite = {
  id: 'boundaries',
  title: 'import rules',
  run: (context) => unlessVerified(context, 'boundaries', [''], () => checkImports(context)),
};

async function checkImports({ log }: SuiteContext): Promise<Outcome> {
  const program = inWorkspace('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const sources = globSync(['*/src', 'shared-kit/*/src'], { cwd: workspace });
  const { code, output } = await runNode(
    [program, '--config', 'tools/boundaries/rules.cjs', '--output-type', 'err', ...sources, 'e2e'],
    { log },
  );
  // The program parses with swc; its warning that it can't use TypeScript 7 is removed.
  return asOne({ code, output: output.replace(/‼ missing-tsc-transpiler[^]*?stable\.\n/, '') });
}
