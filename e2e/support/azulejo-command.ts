import { join } from 'node:path';
import { openLog } from '../../tools/lib/log-file.ts';
import { runNode } from '../../tools/lib/programs.ts';
import type { ProgramResult } from '../../tools/lib/programs.ts';
import { serverBundle } from '../../tools/lib/workspace.ts';

/** Runs the `azulejo` command line on a portal's data directory; a running portal executes the command. */
export function runAzulejo(
  dataDirectory: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<ProgramResult> {
  return runNode([join(serverBundle, 'cli/azulejo.js'), ...args], {
    log: openLog('azulejo'),
    env: { ...process.env, ...env, DATA_DIR: dataDirectory },
  });
}

/** Runs the command like runAzulejo and returns its output; a failure fails the test. */
export async function mustRunAzulejo(dataDirectory: string, args: readonly string[]): Promise<string> {
  const { code, output } = await runAzulejo(dataDirectory, args);
  if (code !== 0) throw new Error(`azulejo ${args.join(' ')} ended with ${code}:\n${output}`);
  return output;
}
