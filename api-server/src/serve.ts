import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { buildContentOrigin } from './content-origin/build-content-origin.service.ts';
import { buildPaymentStandIn } from './modules/store/index.ts';
import { expectProduction } from './platform/expect-production.service.ts';
import { listen } from './platform/http/listen.service.ts';
import type { Platform } from './platform/platform.ts';

/**
 * Serves an installation: the portal on one port, third-party content on another, and the payment stand-in on a third
 * where it is on. `addTo` may add routes to the portal.
 */
export async function serve(platform: Platform, addTo?: (portal: FastifyInstance) => void): Promise<void> {
  await expectProduction(platform).catch(async (error: unknown) => {
    await platform.close();
    throw error;
  });
  const portal = await buildApp(platform);
  addTo?.(portal);
  const standIn = platform.env.PAYMENT_STAND_IN_PORT === undefined ? null : buildPaymentStandIn(platform);
  await listen({ portal, content: buildContentOrigin(platform), standIn }, platform);
}
