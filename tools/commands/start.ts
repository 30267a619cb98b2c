/**
 * `npm start`: builds what has changed, prepares the data directory, serves, and says where and as whom to log in.
 *
 *   PORT             port of the portal, 3000; the port after it serves untrusted content
 *   AZULEJO_DATA     data directory, ./data
 */
import { resolve } from 'node:path';
import { buildChangedParts } from '../lib/build-parts.ts';
import { openLog } from '../lib/log-file.ts';
import { startPortal } from '../lib/portal.ts';
import { announce, refuseEarly } from '../lib/portal-terminal.ts';
import { command } from '../lib/steps.ts';
import { inWorkspace } from '../lib/workspace.ts';

await command(async () => {
  const port = Number(process.env['PORT'] || 3000);
  const dataDirectory = resolve(process.env['AZULEJO_DATA'] || inWorkspace('data'));
  await refuseEarly(port, dataDirectory);
  await buildChangedParts(openLog('build'));
  const portal = await startPortal({ port, dataDirectory });
  announce(portal.origin, dataDirectory);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => portal.stop());
  return portal.ended;
});
