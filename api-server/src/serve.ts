import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { buildContentOrigin } from './content-origin/build-content-origin.ts';
import { listen } from './platform/http/listen.ts';
import type { Platform } from './platform/platform.ts';

/**
 * Serves an installation: the portal on one port, third-party content on another. `addTo` may add routes to the
 * portal.
 */
export async function serve(platform: Platform, addTo?: (portal: FastifyInstance) => void): Promise<void> {
  const portal = await buildApp(platform);
  addTo?.(portal);
  await listen({ portal, content: buildContentOrigin(platform) }, platform);
}
