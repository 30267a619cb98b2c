import type { FastifyInstance } from 'fastify';
import { serverBusy } from '../database/tenant-shares.service.ts';
import type { Platform } from '../platform.ts';
import { isApiRequest } from './error-handler.plugin.ts';
import { segmentOf } from './request-address.rules.ts';

/** Requests to addresses of no known tenant wait for each other. */
const nobody = '';
/** Files, which cost little, and calls of machines. */
const passes = /^\/(?:_shell|_remotes|media|app-icon|health|metrics)(?:[/?]|$)/;

/**
 * Lets each call and each page in when it is its tenant's turn, before its token and its body are read. A page that waited
 * too long is built all the same, since nobody can read a refusal there.
 */
export function takeTurns(app: FastifyInstance, { tenants, turns }: Platform): void {
  app.addHook('onRequest', async (request, reply) => {
    if (passes.test(request.url)) return;
    const tenant = tenants.lastKnown(request.host, segmentOf(request.raw))?.key ?? nobody;
    const leave = await turns.enter(tenant, (drop) => reply.raw.once('close', drop));
    if (leave !== null) reply.raw.once('finish', leave).once('close', leave);
    else if (isApiRequest(request)) throw serverBusy();
  });
}
