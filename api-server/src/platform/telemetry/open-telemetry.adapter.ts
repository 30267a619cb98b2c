import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Context, Histogram, Span, Tracer } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LogEvent } from 'kysely';
import type { OpenDatabase } from '../database/open-database.adapter.ts';
import { notedTenant } from '../http/request-tenant.service.ts';
import { isTrustedPeer } from '../http/trusted-peer.rules.ts';
import type { Env } from '../../env.ts';
import type { Telemetry } from './telemetry.port.ts';
import { parentOf } from './trace-parent.rules.ts';

type Settings = Pick<Env, 'TRACE_SHARE' | 'TRUST_PROXY'> & { readonly endpoint: string };

/** Milliseconds between two deliveries of metrics. */
const metricsEvery = 30_000;

/** Sends traces and metrics by OTLP over HTTP. Loaded only when a collector is configured, because it is large. */
export function openTelemetry({ endpoint, TRACE_SHARE, TRUST_PROXY }: Settings, database: OpenDatabase): Telemetry {
  const resource = resourceFromAttributes({ 'service.name': 'azulejo' });
  const base = endpoint.replace(/\/+$/, '');
  const tracers = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(TRACE_SHARE) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${base}/v1/traces` }) })],
  });
  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: `${base}/v1/metrics` }),
        exportIntervalMillis: metricsEvery,
      }),
    ],
  });
  const tracer = tracers.getTracer('azulejo');
  const meter = meters.getMeter('azulejo');
  const duration = meter.createHistogram('http.server.request.duration', { unit: 's' });
  meter.createObservableGauge('db.client.connection.count').addCallback((shown) => {
    for (const [state, count] of Object.entries(database.pool())) shown.observe(count, { state });
  });
  const current = new AsyncLocalStorage<Context>();
  database.observeQueries((event) => recordQuery(tracer, current.getStore(), event));
  return {
    trace(app) {
      traceRequests(app, { tracer, duration, current, isTrusted: (address) => isTrustedPeer(TRUST_PROXY, address) });
    },
    async close() {
      database.observeQueries(undefined);
      await Promise.allSettled([tracers.shutdown(), meters.shutdown()]);
    },
  };
}

interface Tools {
  readonly tracer: Tracer;
  readonly duration: Histogram;
  readonly current: AsyncLocalStorage<Context>;
  isTrusted(address: string | undefined): boolean;
}

function traceRequests(app: FastifyInstance, { tracer, duration, current, isTrusted }: Tools): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', async (request) => {
    const parent = isTrusted(request.socket.remoteAddress) ? parentOf(request.headers['traceparent']) : undefined;
    const context = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
    spans.set(request, tracer.startSpan(request.method, { kind: SpanKind.SERVER }, context));
  });
  // After the body is read, because its events have another asynchronous context.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) current.run(trace.setSpan(ROOT_CONTEXT, span), done);
    else done();
  });
  app.addHook('onResponse', async (request, reply) => {
    const attributes = { 'http.route': routeOf(request), 'http.response.status_code': reply.statusCode };
    duration.record(reply.elapsedTime / 1000, { ...attributes, 'http.request.method': request.method });
    const span = spans.get(request);
    if (span) endRequest(span, request, reply, attributes);
  });
}

function endRequest(
  span: Span,
  request: FastifyRequest,
  reply: FastifyReply,
  attributes: Record<string, string | number>,
) {
  span.updateName(`${request.method} ${routeOf(request)}`);
  span.setAttributes({ ...attributes, 'request.id': request.id, tenant: notedTenant(request) ?? '' });
  if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'unknown';

/** Records a query that has just ended. Its text has no values. */
function recordQuery(tracer: Tracer, context: Context | undefined, event: LogEvent): void {
  if (!context) return;
  const end = Date.now();
  const span = tracer.startSpan(
    'query',
    {
      kind: SpanKind.CLIENT,
      startTime: end - event.queryDurationMillis,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': event.query.sql.slice(0, 2_000) },
    },
    context,
  );
  if (event.level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(end);
}
