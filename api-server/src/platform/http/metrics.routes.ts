import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Gauge, Registry, collectDefaultMetrics } from 'prom-client';
import { isSameSecret } from '../auth/same-secret.rules.ts';
import { notFound } from '../errors.ts';
import type { Platform } from '../platform.ts';
import { sendRefusal } from './error-handler.plugin.ts';
import { fromDatabase, showLoad } from './load-metrics.service.ts';
import { countRequests } from './request-metrics.service.ts';

/**
 * Serves Prometheus metrics at `/metrics` to callers with METRICS_TOKEN or, when it is not set, to this machine only.
 * Others get 404.
 */
export function serveMetrics(app: FastifyInstance, platform: Platform): void {
  const figures = new Registry();
  collectDefaultMetrics({ register: figures });
  countRequests(app, figures);
  showLoad(figures, platform);
  countPageViews(figures, platform);
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, platform.env.METRICS_TOKEN)) return sendRefusal(reply, notFound('PÁGINA NÃO ENCONTRADA.'));
    return reply.type(figures.contentType).send(await figures.metrics());
  });
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token) return isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`);
  // Uses the socket's own address: behind a proxy on this machine every caller would look local.
  const isForwarded = request.headers['x-forwarded-for'] !== undefined;
  return !isForwarded && /^(?:127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '127.0.0.1');
}

/** Counts the pages shown today in the whole installation, so that the metric is the same on every node. */
function countPageViews(figures: Registry, platform: Platform): void {
  const read = fromDatabase(() => platform.delivery.pageViewsOn(platform.clock.now()), { freshForMs: 0 });
  const views = new Gauge({
    name: 'portal_page_views_today',
    help: 'Pages shown today, by tenant and route',
    labelNames: ['tenant', 'page'],
    async collect() {
      this.reset();
      for (const { tenant, page, views: count } of (await read()) ?? []) this.set({ tenant, page }, count);
    },
    registers: [],
  });
  figures.registerMetric(views);
}
