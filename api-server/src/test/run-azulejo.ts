import { runCommand } from '../cli/run-command.service.ts';
import type { TestApp } from './test-app.ts';

/** Runs an `azulejo` command on a test app's platform and returns its exit code and output. */
export async function runAzulejo(
  { platform }: Pick<TestApp, 'platform'>,
  ...argv: string[]
): Promise<{ code: number; out: string; error: string }> {
  const lines: string[] = [];
  const errors: string[] = [];
  const terminal = {
    line: (text: string) => void lines.push(text),
    error: (text: string) => void errors.push(text),
    cwd: '/',
    operator: 'operador Dora Prado',
  };
  const code = await runCommand(argv, { terminal, platform: async () => platform });
  return { code, out: lines.join('\n'), error: errors.join('\n') };
}
