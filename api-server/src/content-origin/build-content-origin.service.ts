import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { MINUTE_MS } from '@shared-kit/contracts/calendar';
import { notFound } from '../platform/errors.ts';
import { answerClientError } from '../platform/http/client-error.adapter.ts';
import { answerErrors, sendRefusal } from '../platform/http/error-handler.plugin.ts';
import { serveHealth } from '../platform/http/health.routes.ts';
import { announceRequestIds, answerUnreadable, requestIdOf } from '../platform/http/request-id.plugin.ts';
import { logRequests } from '../platform/http/request-log.plugin.ts';
import type { Platform } from '../platform/platform.ts';
import { serveLessons } from './lesson.routes.ts';
import { servePages } from './page.routes.ts';

/** Headers of every reply. The allowed frame ancestors are part of each reply's own policy. */
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/**
 * Builds the origin that runs third-party HTML: uploaded pages and SCORM lessons. There is nothing to steal on it: no
 * session, no cookie, no API. It serves only files with a link that the portal signed, or of a visit that the portal
 * started.
 */
export function buildContentOrigin(platform: Platform): FastifyInstance {
  const app = Fastify({
    loggerInstance: platform.log,
    genReqId: (request) => requestIdOf(platform.env, request),
    trustProxy: platform.env.TRUST_PROXY,
    requestTimeout: MINUTE_MS,
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 500 },
    clientErrorHandler: (error, socket) => answerClientError(error, socket, platform.log),
    frameworkErrors: answerUnreadable,
  });
  answerErrors(app);
  announceRequestIds(app);
  logRequests(app);
  app.addHook('onSend', async (request, reply) => {
    reply.headers(always);
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  });
  serveHealth(app, platform);
  servePages(app, platform);
  serveLessons(app, platform);
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, notFound('Recurso não encontrado.')));
  return app;
}
