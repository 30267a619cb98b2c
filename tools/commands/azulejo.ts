/** `pnpm azulejo …`: the command line of the platform, under the right Node. */
import { command } from '../lib/steps.ts';

await command(async () => {
  await import('../../api-server/src/cli/azulejo.ts');
});
