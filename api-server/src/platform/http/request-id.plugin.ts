import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env.ts';
import { isTrustedPeer } from './trusted-peer.rules.ts';

const header = 'x-request-id';
const acceptable = /^[\w.-]{8,64}$/;

/**
 * Returns the id of a request: the one that a trusted proxy has given it, otherwise a new one. Log lines, spans and the
 * reply carry it, and people read it to the support.
 */
export function requestIdOf({ TRUST_PROXY }: Pick<Env, 'TRUST_PROXY'>, request: IncomingMessage): string {
  const given = request.headers[header];
  const isGiven = typeof given === 'string' && acceptable.test(given);
  return isGiven && isTrustedPeer(TRUST_PROXY, request.socket.remoteAddress) ? given : randomUUID();
}

/** Adds the request's id to every reply. */
export function announceRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(header, request.id);
  });
}
