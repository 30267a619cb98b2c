import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inParallel } from '../lib/in-parallel.ts';
import type { LogFile } from '../lib/log-file.ts';
import { runNode } from '../lib/programs.ts';
import { inWorkspace, workspace } from '../lib/workspace.ts';
import type { Outcome, Suite } from './suite.ts';
import { asOne, sum, unlessVerified } from './suite.ts';
import { neverVerified } from './verified.ts';

interface TypeScriptConfig {
  readonly extends: string;
  readonly compilerOptions: object;
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
}

const memory = inWorkspace('.build/types');

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
      const checks =
        context.verified === neverVerified
          ? checksTogether(projects, context.log)
          : projects.map((project) => () => checkIncrementally(project, context.log));
      return sum(await inParallel(checks, 2, (check) => check()));
    }),
};

/**
 * Checks projects with the same compiler options in one program: the remotes and the kit, which all read React and the
 * browser's types, and the server, tools, benchmarks and browser tests, which all read the server.
 */
function checksTogether(projects: readonly string[], log: LogFile): (() => Promise<Outcome>)[] {
  const similar = Map.groupBy(projects, (project) => JSON.stringify(configOf(project).compilerOptions));
  return [...similar.values()].map((group) => () => checkTogether(group, log));
}

async function checkTogether(projects: readonly string[], log: LogFile): Promise<Outcome> {
  const path = join(memory, `${projects[0]?.replaceAll('/', '-')}.json`);
  const absolute = (key: 'include' | 'exclude') =>
    projects.flatMap((project) => (configOf(project)[key] ?? []).map((each) => inWorkspace(project, each)));
  const config: TypeScriptConfig = {
    extends: inWorkspace('tsconfig.base.json'),
    compilerOptions: configOf(projects[0] ?? '').compilerOptions,
    include: absolute('include'),
    exclude: [...absolute('exclude'), inWorkspace('**/node_modules')],
  };
  mkdirSync(memory, { recursive: true });
  writeFileSync(path, JSON.stringify(config));
  return check(['-p', path], projects.length, log);
}

/** Checks the types of one project. It repeats only what a change since the last check can affect. */
function checkIncrementally(project: string, log: LogFile): Promise<Outcome> {
  const stored = join(memory, `${project.replaceAll('/', '-')}.tsbuildinfo`);
  return check(['-p', project, '--incremental', '--tsBuildInfoFile', stored], 1, log);
}

async function check(args: readonly string[], projects: number, log: LogFile): Promise<Outcome> {
  const program = inWorkspace('node_modules/typescript/bin/tsc');
  const outcome = asOne(await runNode([program, ...args, '--pretty', 'false'], { log }));
  return outcome.failed > 0 ? outcome : { ...outcome, passed: projects };
}

const configOf = (project: string): TypeScriptConfig =>
  JSON.parse(readFileSync(inWorkspace(project, 'tsconfig.json'), 'utf8')) as TypeScriptConfig;
