/** `pnpm build [part…]`: builds parts that changed. */
import { openLog } from '../lib/log-file.ts';
import { buildChangedParts } from '../lib/build-parts.ts';
import { command } from '../lib/steps.ts';
import { builtParts, partNamed } from '../lib/workspace.ts';

await command(async () => {
  const requested = process.argv.slice(2).map(partNamed);
  await buildChangedParts(openLog('build'), requested.length > 0 ? requested : builtParts);
});
