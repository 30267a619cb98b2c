import type { FastifyInstance } from 'fastify';
import { isApiRequest } from './error-handler.plugin.ts';

const always = {
  'x-content-type-options': 'nosniff',
  // Never sends a path or a query as referrer, because they carry one-time tokens.
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'SAMEORIGIN',
};

/** Sets the headers that every reply carries. The content security policy is set per reply. */
export function setSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    reply.headers(always);
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
    if (!isApiRequest(request) || request.url.startsWith('/api/docs')) return;
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  });
}
