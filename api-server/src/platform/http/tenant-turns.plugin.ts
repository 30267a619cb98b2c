import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { ADMISSION_HEADER } from '@shared-kit/contracts/core';
import { refuse } from '../errors.ts';
import type { Platform } from '../platform.ts';
import type { Tenant } from '../tenancy/tenant.types.ts';
import { isApiRequest, sendRefusal } from './error-handler.plugin.ts';
import { isInnerCall } from './inner-call.service.ts';
import { segmentOf } from './request-address.rules.ts';

/** Seconds after which a caller without a turn may come back, and the seconds over which they are spread. */
const SHORTEST_SECONDS = 3;
const SPREAD_SECONDS = 8;
/** Requests to addresses of no known tenant wait for each other. */
const nobody = '';
/** Files, which cost little, and calls of machines. */
const passes = /^\/(?:_shell|_remotes|media|app-icon|health|metrics)(?:[/?]|$)/;

/**
 * Runs the work of a call that arrives over a socket, or of its handshake, when it is its tenant's turn.
 * @throws {Refusal} 503 `server.crowded` when the tenant's queue is full or the wait too long.
 */
export async function inTurn<T>(
  { turns }: Pick<Platform, 'turns'>,
  tenant: Pick<Tenant, 'key'> | undefined,
  work: () => Promise<T>,
): Promise<T> {
  // The work has a time limit of its own, so a caller that leaves does not need to leave the queue.
  const leave = await turns.enter(tenant?.key ?? nobody, () => undefined);
  if (leave === null) throw crowded();
  try {
    return await work();
  } finally {
    leave();
  }
}

/**
 * Lets each call and each page in when it is its tenant's turn, before its token and its body are read. A page that waited
 * too long is built all the same, since nobody can read a refusal there.
 */
export function limitConcurrency(app: FastifyInstance, { tenants, turns }: Platform): void {
  app.addHook('onRequest', async (request, reply) => {
    if (passes.test(request.url) || isInnerCall(request)) return;
    const tenant = tenants.lastKnown(request.host, segmentOf(request.raw))?.key ?? nobody;
    const leave = await turns.enter(tenant, (drop) => reply.raw.once('close', drop));
    if (leave !== null) reply.raw.once('finish', leave).once('close', leave);
    else if (isApiRequest(request)) return sendRefusal(reply.header(ADMISSION_HEADER, 'later'), crowded());
    // A call on the embedded database may never wait for anything outside the process. Requests that have arrived take
    // their places first, so that the turns, not their order of arrival, decide.
    await setImmediate();
  });
}

/** Callers come back at different times: those who arrived at once would meet again otherwise. */
const crowded = () =>
  refuse('server.crowded', 503, 'Muita gente entrando agora. Tente de novo em alguns segundos.', {
    retryAfter: SHORTEST_SECONDS + Math.floor(Math.random() * SPREAD_SECONDS),
  });
