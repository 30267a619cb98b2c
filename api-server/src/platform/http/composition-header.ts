import type { FastifyInstance, FastifyRequest } from 'fastify';
import { COMPOSITION_HEADER } from 'shared-kit/contracts/delivery';
import type { Platform } from '../platform.ts';
import { tenantOf } from './caller.ts';
import { isApiRequest } from './error-handler.ts';

/**
 * Every answer of a tenant's API, refusals included, names the composition that a page loaded now would get: a running page learns of
 * a promote, a roll back or a module switched off with its next call, and asks for nothing in between.
 */
export function announceComposition(app: FastifyInstance, platform: Platform): void {
  app.addHook('onSend', async (request, reply) => {
    if (!isApiRequest(request)) return;
    const id = await compositionId(platform, request);
    if (id !== '') reply.header(COMPOSITION_HEADER, id);
  });
}

/** Empty where there is none, or none can be told now: an answer that is ready goes out all the same. */
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
