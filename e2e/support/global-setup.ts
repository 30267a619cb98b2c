import { rmSync } from 'node:fs';
import { buildChangedParts } from '../../tools/lib/build-parts.ts';
import { openLog } from '../../tools/lib/log-file.ts';
import { startPortal } from '../../tools/lib/portal.ts';
import { freePortPair } from '../../tools/lib/ports.ts';
import { freshDemoData } from './demo-data.ts';
import { buildChangedFixtures } from './fixture-remotes.ts';

/**
 * Starts the portal as `npm start` does, on ports and a data directory of its own; PORTAL_URL names one that runs already.
 * Each run begins with the same data.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | void> {
  const log = openLog('build');
  await buildChangedFixtures(log);
  if (process.env['PORTAL_URL']) return;
  await buildChangedParts(log);
  const dataDirectory = await freshDemoData();
  const portal = await startPortal({ port: await freePortPair(), dataDirectory });
  process.env['PORTAL_URL'] = portal.origin;
  // Tests read the outbox: mail has no other reader here.
  process.env['PORTAL_DATA'] = dataDirectory;
  return async () => {
    portal.stop();
    await portal.ended;
    rmSync(dataDirectory, { recursive: true, force: true });
  };
}
