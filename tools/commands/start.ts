/**
 * `npm start`: builds changed parts, prepares the data directory, serves the portal, and prints its address and demo logins.
 *
 *   PORT             port of the portal (default 3000); the next port serves untrusted content
 *   AZULEJO_DATA     data directory (default ./data)
 */
import { resolve } from 'node:path';
import { demoCompanyOrigin, serveDemoCompany } from '../demo-company/serve-demo-company.ts';
import { buildChangedParts } from '../lib/build-parts.ts';
import { openLog } from '../lib/log-file.ts';
import { startPortal } from '../lib/portal.ts';
import { announce, refuseEarly } from '../lib/portal-terminal.ts';
import { command } from '../lib/steps.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { hasOwnVideoServices, serveVideoServices } from '../video-services/serve-video-services.ts';

await command(async () => {
  const port = Number(process.env['PORT'] || 3000);
  const dataDirectory = resolve(process.env['AZULEJO_DATA'] || inWorkspace('data'));
  await refuseEarly(port, dataDirectory);
  await buildChangedParts(openLog('build'));
  // Closes the services even when the portal fails: a listening server would keep the failed command from ending.
  await using after = new AsyncDisposableStack();
  const videos = hasOwnVideoServices(process.env) ? null : await serveVideoServices();
  after.defer(async () => videos?.close());
  const portal = await startPortal({
    port,
    dataDirectory,
    env: {
      ADMIN_ORIGINS: process.env['ADMIN_ORIGINS'] ?? demoCompanyOrigin,
      SITE_ORIGINS: process.env['SITE_ORIGINS'] ?? demoCompanyOrigin,
      ...videos?.env,
    },
  });
  const company = await serveDemoCompany(portal.origin);
  after.defer(async () => company?.close());
  announce(portal.origin, dataDirectory);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => portal.stop());
  return await portal.ended;
});
