import type { FastifyInstance } from 'fastify';
import { isApiRequest } from './error-handler.plugin.ts';

/**
 * A year for the portal's own host. Subdomains are left out: they may belong to other systems of the company, which the
 * portal must not move to https (decision 538).
 */
const hsts = 'max-age=31536000';

const always = {
  'x-content-type-options': 'nosniff',
  // Never sends a path or a query as referrer, because they carry one-time tokens.
  'referrer-policy': 'strict-origin',
  // `same-origin` would take the opener from windows that a SCORM lesson opens, so that they find no API (decision 912).
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'SAMEORIGIN',
};

/**
 * Policy of the files of shell and remotes, and of what machines read. A script or a stylesheet obeys the policy of the page that loads it; a file that is opened
 * as a document of its own runs nothing.
 */
const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Addresses of such files. A picture in SVG may have styles of its own. */
const files = /^\/(?:_shell|_remotes|media|app-icon|manifest\.webmanifest|health|metrics)(?:[/?]|$)/;

/** Sets the headers that every reply carries. The content security policy is set per reply. */
export function setSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    reply.headers(always);
    if (request.protocol === 'https') reply.header('strict-transport-security', hsts);
    if (files.test(request.url) && !reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', filePolicy);
    if (!isApiRequest(request) || request.url.startsWith('/api/docs')) return;
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  });
}
