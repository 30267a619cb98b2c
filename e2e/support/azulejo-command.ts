import { openLog } from '../../tools/lib/log-file.ts';
import { runNode } from '../../tools/lib/programs.ts';
import type { ProgramResult } from '../../tools/lib/programs.ts';
import { inWorkspace } from '../../tools/lib/workspace.ts';

/** Runs the `azulejo` command line over a portal's data directory; where the portal runs, it carries the command out. */
export function runAzulejo(
  dataDirectory: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<ProgramResult> {
  return runNode([inWorkspace('api-server/src/cli/azulejo.ts'), ...args], {
    log: openLog('azulejo'),
    env: { ...process.env, ...env, DATA_DIR: dataDirectory },
  });
}

/** Like runAzulejo, but a command that fails fails the test; gives what it printed. */
export async function mustRunAzulejo(dataDirectory: string, args: readonly string[]): Promise<string> {
  const { code, output } = await runAzulejo(dataDirectory, args);
  if (code !== 0) throw new Error(`azulejo ${args.join(' ')} ended with ${code}:\n${output}`);
  return output;
}
