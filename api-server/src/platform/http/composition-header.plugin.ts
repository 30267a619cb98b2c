import type { FastifyInstance, FastifyRequest } from 'fastify';
import { COMPOSITION_HEADER } from '@shared-kit/contracts/delivery';
import type { Platform } from '../platform.ts';
import { tenantOf } from './caller.policy.ts';
import { isApiRequest } from './error-handler.plugin.ts';

/**
 * Adds to every reply of a tenant's API, errors included, the composition that a page loaded now would get. A running
 * page detects a promotion, a rollback or a module that was switched off with its next call and needs no polling.
 */
export function announceComposition(app: FastifyInstance, platform: Platform): void {
  app.addHook('onSend', async (request, reply) => {
    if (!isApiRequest(request)) return;
    const id = await compositionId(platform, request);
    if (id !== '') reply.header(COMPOSITION_HEADER, id);
  });
}

/**
 * Returns the composition id, or an empty string when there is none or it cannot be determined, so that a finished
 * reply is still sent.
 */
async function compositionId(platform: Platform, request: FastifyRequest): Promise<string> {
  try {
    const tenant = await tenantOf(platform, request);
    if (!tenant) return '';
    const { delivery } = platform;
    return (await delivery.compositionOf(tenant, delivery.visitorNamedBy(request.headers.cookie))).id;
  } catch (error) {
    request.log.warn({ err: error }, 'the composition could not be told');
    return '';
  }
}
