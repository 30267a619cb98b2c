import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Platform } from '../platform.ts';
import { firstSegment, withoutSegment } from '../tenancy/tenant-address.rules.ts';

const segments = new WeakMap<IncomingMessage, string>();

/** Remembers the tenant's segment of a request and gives the address that the routes know: `/aurora/api/x` → `/api/x`. */
export function rewriteTenantUrl(request: IncomingMessage): string {
  const url = request.url ?? '/';
  segments.set(request, firstSegment(url));
  return withoutSegment(url);
}

/** First path segment of the address that was asked for, empty when it can't be a tenant's. */
export function segmentOf(request: IncomingMessage): string {
  return segments.get(request) ?? '';
}

/** Where the caller reaches this server: as the settings say, else as the request does. */
export function originOf({ env }: Platform, request: FastifyRequest): string {
  return env.PUBLIC_ORIGIN ?? `${request.protocol}://${request.host}`;
}
