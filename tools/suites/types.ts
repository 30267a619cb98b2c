import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { inParallel } from '../lib/in-parallel.ts';
import { runNode } from '../lib/programs.ts';
import { inWorkspace, workspace } from '../lib/workspace.ts';
import type { Suite } from './suite.ts';
import { asOne, sum } from './suite.ts';

export const types: Suite = {
  id: 'types',
  title: 'types',
  async run({ log }) {
    const projects = globSync(['*/tsconfig.json', 'tools/templates/remote/tsconfig.json'], { cwd: workspace })
      .map(dirname)
      .toSorted();
    const program = inWorkspace('node_modules/typescript/bin/tsc');
    const outcomes = await inParallel(projects, 2, async (project) =>
      asOne(await runNode([program, '-p', project, '--pretty', 'false'], { log })),
    );
    return sum(outcomes);
  },
};
