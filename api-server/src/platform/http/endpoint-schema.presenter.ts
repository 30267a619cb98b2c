import { errorSchema, fileReply } from '@shared-kit/contracts/core';
import type { Endpoint, Schema } from '@shared-kit/contracts/core';
import { isClosedToSupport } from '../auth/support-gate.rules.ts';
import { LazySchema } from './lazy-serializer.adapter.ts';
import { jsonSchema } from './validation.adapter.ts';

const errorJson = jsonSchema(errorSchema, 'output');

/**
 * Returns the schema that a route needs to serve: which parts of the request are validated, and how to serialize a
 * successful reply. Nothing is converted before it is used, because converting all contracts would take a tenth of the
 * start.
 */
export function servedSchema({ params, query, body, reply }: Endpoint): Record<string, unknown> {
  return {
    ...(params ? { params: {} } : {}),
    ...(query ? { querystring: {} } : {}),
    ...(body ? { body: {} } : {}),
    ...(reply === fileReply ? {} : { response: { '2xx': lazySchemaOf(reply) } }),
  };
}

const lazySchemas = new WeakMap<Schema, LazySchema>();

/** Returns the same object for the same contract, so that apps of one process share what has been compiled from it. */
function lazySchemaOf(reply: Schema): LazySchema {
  const known = lazySchemas.get(reply);
  if (known) return known;
  const made = new LazySchema(() => jsonSchema(reply, 'output'));
  lazySchemas.set(reply, made);
  return made;
}

/** Returns the whole schema of an endpoint, for the OpenAPI document. */
export function endpointSchema(endpoint: Endpoint, tag: string): Record<string, unknown> {
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [tag],
    ...(endpoint.access === 'public'
      ? {}
      : { security: [{ [isDeployCall(endpoint) ? 'deployToken' : 'session']: [] }] }),
    ...(endpoint.params ? { params: jsonSchema(endpoint.params, 'input') } : {}),
    ...(endpoint.query ? { querystring: jsonSchema(endpoint.query, 'input') } : {}),
    ...(endpoint.body ? { body: jsonSchema(endpoint.body, 'input') } : {}),
    ...(endpoint.form ? { consumes: ['multipart/form-data'] } : {}),
    response: { ...goodReply(endpoint), ...refusals(endpoint) },
  };
}

/**
 * Returns true when a pipeline or an operator calls the endpoint with a platform token, not a person with a session.
 */
export function isDeployCall({ access }: Endpoint): boolean {
  return access === 'deploy' || access === 'operator';
}

function goodReply(endpoint: Endpoint): Record<string, unknown> {
  if (endpoint.reply === fileReply) {
    return { 200: { description: 'Arquivo', content: { 'application/octet-stream': { schema: { type: 'string' } } } } };
  }
  return { '2xx': { description: 'Sucesso', ...jsonSchema(endpoint.reply, 'output') } };
}

function refusals(endpoint: Endpoint): Record<string, unknown> {
  const codes = new Map<number, string[]>();
  const add = (status: number, code: string) => codes.set(status, [...(codes.get(status) ?? []), code]);
  add(400, 'request.invalid');
  add(404, 'not-found');
  if (isDeployCall(endpoint)) {
    for (const code of ['missing', 'invalid', 'expired', 'revoked']) add(401, `deploy.token-${code}`);
    add(429, 'deploy.too-many-attempts');
    add(403, endpoint.access === 'operator' ? 'deploy.operator-only' : 'deploy.other-remote');
  } else if (endpoint.access !== 'public') {
    add(401, 'session.missing');
    add(401, 'session.expired');
    add(403, endpoint.access === 'developer' ? 'forbidden' : 'TERMS_REQUIRED');
  }
  if (isClosedToSupport(endpoint)) add(403, 'support.not-allowed');
  for (const [code, status] of Object.entries(endpoint.errors ?? {})) add(status, code);
  return Object.fromEntries(
    [...codes].map(([status, names]) => [status, { ...errorJson, description: names.join(', ') }]),
  );
}
