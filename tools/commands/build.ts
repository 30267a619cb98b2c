/** `pnpm build [part…]`: builds parts that changed. */
import { openLog } from '../lib/log-file.ts';
import { buildChangedParts } from '../lib/build-parts.ts';
import { command } from '../lib/steps.ts';
import { builtParts, partNamed } from '../lib/workspace.ts';

await command(async () => {
  const asked = process.argv.slice(2).map(partNamed);
  await buildChangedParts(openLog('build'), asked.length > 0 ? asked : builtParts);
});
