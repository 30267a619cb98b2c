import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../../env.ts';
import { asRefusal, sendRefusal } from './error-handler.plugin.ts';
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

/**
 * Answers a request whose address no route can read, such as one with a broken escape. Fastify runs no hooks for it, so
 * its id and its log line are written here.
 */
export function answerUnreadable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = asRefusal(error);
  request.log.info({ method: request.method, status: refusal.status, address: request.ip }, 'request');
  void sendRefusal(reply.header(header, request.id).header('x-content-type-options', 'nosniff'), refusal);
}
