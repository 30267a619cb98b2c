import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { notFound } from '../errors.ts';
import type { Platform } from '../platform.ts';
import { sendRefusal } from './error-handler.plugin.ts';

/**
 * Serves Prometheus metrics at `/metrics` to callers with METRICS_TOKEN or, when it is not set, to this machine only.
 * Others get 404.
 */
export function serveMetrics(app: FastifyInstance, platform: Platform): void {
  const figures = new Registry();
  collectDefaultMetrics({ register: figures });
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
  countPageViews(figures, platform);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    if (reply.statusCode >= 500) failures.inc({ route });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, platform.env.METRICS_TOKEN)) return sendRefusal(reply, notFound('PÁGINA NÃO ENCONTRADA.'));
    return reply.type(figures.contentType).send(await figures.metrics());
  });
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token) return request.headers.authorization === `Bearer ${token}`;
  // Uses the socket's own address: behind a proxy on this machine every caller would look local.
  const isForwarded = request.headers['x-forwarded-for'] !== undefined;
  return !isForwarded && /^(?:127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '127.0.0.1');
}

/** Counts the pages shown today in the whole installation, so that the metric is the same on every node. */
function countPageViews(figures: Registry, platform: Platform): void {
  const views = new Gauge({
    name: 'portal_page_views_today',
    help: 'Pages shown today, by tenant and route',
    labelNames: ['tenant', 'page'],
    async collect() {
      this.reset();
      for (const { tenant, page, views: count } of await platform.delivery.pageViewsOn(platform.clock.now()))
        this.set({ tenant, page }, count);
    },
    registers: [],
  });
  figures.registerMetric(views);
}
