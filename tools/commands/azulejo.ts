/** `pnpm azulejo …`: runs the platform's command line with the right Node. */
import { command } from '../lib/steps.ts';

await command(async () => {
  await import('../../api-server/src/cli/azulejo.ts');
});
