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

/** Returns the origin under which the caller reaches this server: from the settings, otherwise from the request. */
export function originOf({ env }: Platform, request: FastifyRequest): string {
  return env.PUBLIC_ORIGIN ?? `${request.protocol}://${request.host}`;
}
