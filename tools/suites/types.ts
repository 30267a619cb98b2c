import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { inParallel } from '../lib/in-parallel.ts';
import type { LogFile } from '../lib/log-file.ts';
import { runNode } from '../lib/programs.ts';
import { inWorkspace, workspace } from '../lib/workspace.ts';
import type { Outcome, Suite } from './suite.ts';
import { asOne, sum, unlessVerified } from './suite.ts';
import { neverVerified } from './verified.ts';

export const types: Suite = {
  id: 'types',
  title: 'types',
  run: (context) =>
    unlessVerified(context, 'types', [''], async () => {
      const projects = globSync(
        ['*/tsconfig.json', 'shared-kit/*/tsconfig.json', 'tools/templates/remote/tsconfig.json'],
        { cwd: workspace },
      )
        .map(dirname)
        .toSorted();
      const isIncremental = context.verified !== neverVerified;
      return sum(await inParallel(projects, 2, (project) => check(project, isIncremental, context.log)));
    }),
};

/** Checks the types of one project. An incremental check repeats only what a change since the last one can affect. */
async function check(project: string, isIncremental: boolean, log: LogFile): Promise<Outcome> {
  const memory = inWorkspace('.build/types', `${project.replaceAll('/', '-')}.tsbuildinfo`);
  return asOne(
    await runNode(
      [
        inWorkspace('node_modules/typescript/bin/tsc'),
        '-p',
        project,
        '--pretty',
        'false',
        ...(isIncremental ? ['--incremental', '--tsBuildInfoFile', memory] : []),
      ],
      { log },
    ),
  );
}
