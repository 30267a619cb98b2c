import { rmSync } from 'node:fs';
import { demoCompanyOrigin } from '../../tools/demo-company/serve-demo-company.ts';
import { buildChangedParts } from '../../tools/lib/build-parts.ts';
import { openLog } from '../../tools/lib/log-file.ts';
import { startPortal } from '../../tools/lib/portal.ts';
import { freePortPair } from '../../tools/lib/ports.ts';
import { serveVideoServices } from '../../tools/video-services/serve-video-services.ts';
import { freshDemoData } from '../../tools/lib/demo-data.ts';
import { buildChangedFixtures } from './fixture-remotes.ts';

/**
 * Starts the portal as `npm start` does, on its own ports and data directory, unless PORTAL_URL names a running one. Each run starts with
 * the same data.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | void> {
  const log = openLog('build');
  await buildChangedFixtures(log);
  if (process.env['PORTAL_URL']) return;
  await buildChangedParts(log);
  const dataDirectory = await freshDemoData();
  const videos = await serveVideoServices();
  const portal = await startPortal({
    port: await freePortPair(),
    dataDirectory,
    // A busy machine answers late, and the document must carry its data all the same.
    env: {
      ADMIN_ORIGINS: demoCompanyOrigin,
      SITE_ORIGINS: demoCompanyOrigin,
      FIRST_REPLIES_MS: '10000',
      ...videos.env,
    },
  });
  process.env['PORTAL_URL'] = portal.origin;
  // Tests read the outbox, because nothing else delivers mail here.
  process.env['PORTAL_DATA'] = dataDirectory;
  return async () => {
    portal.stop();
    await portal.ended;
    await videos.close();
    rmSync(dataDirectory, { recursive: true, force: true });
  };
}
