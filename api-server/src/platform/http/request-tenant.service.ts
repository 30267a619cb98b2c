import type { FastifyRequest } from 'fastify';

const tenants = new WeakMap<FastifyRequest, string>();

/** Records the key of the request's tenant for metrics and spans. */
export function noteTenant(request: FastifyRequest, key: string): void {
  tenants.set(request, key);
}

/** Returns the key of the request's tenant; undefined for requests that belong to none. */
export function notedTenant(request: FastifyRequest): string | undefined {
  return tenants.get(request);
}
