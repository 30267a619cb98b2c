/** `pnpm azulejo …`: runs the platform's command line with the right Node. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { command } from '../lib/steps.ts';
import { serverBundle } from '../lib/workspace.ts';
import { buildServer } from '../server/build-server.ts';

await command(async () => {
  await buildServer();
  await import(pathToFileURL(join(serverBundle, 'cli/azulejo.js')).href);
});
