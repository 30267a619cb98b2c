import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Platform } from '../platform.ts';
import { firstSegment, withoutSegment } from '../tenancy/tenant-address.rules.ts';

const segments = new WeakMap<IncomingMessage, string>();

/** Stores the tenant segment of a request and returns the address that the routes know: `/aurora/api/x` → `/api/x`. */
export function rewriteTenantUrl(request: IncomingMessage): string {
  const url = request.url ?? '/';
  segments.set(request, firstSegment(url));
  return withoutSegment(url);
}

/** Returns the first path segment of the requested address, empty when it cannot name a tenant. */
export function segmentOf(request: IncomingMessage): string {
  return segments.get(request) ?? '';
}

/**
 * Returns the origin of a tenant's portal, for links that leave it: PUBLIC_ORIGIN, otherwise the tenant's own host. It
 * never follows the Host header, which the caller writes. A host without a port gets the port of this server, or none
 * behind a proxy.
 */
export function originOf({ env }: Platform, request: FastifyRequest, { host }: { readonly host: string }): string {
  if (env.PUBLIC_ORIGIN !== undefined) return new URL(env.PUBLIC_ORIGIN).origin;
  const hasPort = /:\d+$/.test(host) || env.TRUST_PROXY !== false;
  const port = request.socket.localPort ?? env.PORT;
  return new URL(`${request.protocol}://${hasPort ? host : `${host}:${port}`}`).origin;
}

/**
 * Returns the address of a tenant's portal for mails of jobs. Like `originOf`, but without a request: behind a proxy the
 * portal has https, and a server without one is reached as it listens.
 */
export function portalUrlOf(
  { PUBLIC_ORIGIN, TRUST_PROXY, PORT }: Pick<Platform['env'], 'PUBLIC_ORIGIN' | 'TRUST_PROXY' | 'PORT'>,
  { host, segment }: { readonly host: string; readonly segment: string },
): string {
  const isProxied = TRUST_PROXY !== false;
  const withPort = isProxied || /:\d+$/.test(host) ? host : `${host}:${PORT}`;
  const { origin } = new URL(PUBLIC_ORIGIN ?? `${isProxied ? 'https' : 'http'}://${withPort}`);
  return segment === '' ? origin : `${origin}/${segment}`;
}
