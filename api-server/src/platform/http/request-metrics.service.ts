import { Counter, Histogram } from 'prom-client';
import type { Registry } from 'prom-client';
import type { FastifyInstance } from 'fastify';
import { notedTenant } from './request-tenant.service.ts';

/** Most tenants that get series of their own; the others are counted as `other`, so that series stay bounded. */
const maxTenants = 200;

/** Counts rate, errors and duration of requests, by route and by tenant. */
export function countRequests(app: FastifyInstance, figures: Registry): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [figures],
  });
  const failures = new Counter({
    name: 'http_request_failures_total',
    help: 'Answers with a 5xx status',
    labelNames: ['route'],
    registers: [figures],
  });
  const byTenant = new Histogram({
    name: 'tenant_request_duration_seconds',
    help: 'Time to answer calls of a tenant, by class of status',
    labelNames: ['tenant', 'status'],
    buckets: [0.025, 0.1, 0.25, 1, 5],
    registers: [figures],
  });
  const known = new Set<string>();
  const labelOf = (tenant: string): string => {
    if (known.size < maxTenants) known.add(tenant);
    return known.has(tenant) ? tenant : 'other';
  };
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const seconds = reply.elapsedTime / 1000;
    duration.observe({ method: request.method, route, status: reply.statusCode }, seconds);
    if (reply.statusCode >= 500) failures.inc({ route });
    const tenant = notedTenant(request);
    if (tenant !== undefined)
      byTenant.observe({ tenant: labelOf(tenant), status: `${Math.floor(reply.statusCode / 100)}xx` }, seconds);
  });
}
