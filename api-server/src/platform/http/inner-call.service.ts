import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '@shared-kit/contracts/core';
import type { PagePerson } from '../auth/page-person.service.ts';

const HEADER = 'x-azulejo-inner-call';
/** Headers from which the address of the portal and of the caller are read. */
const passedOn = ['host', 'user-agent', 'forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'];

/** Calls in progress by their secret. */
const callers = new Map<string, PagePerson>();

interface InnerCall {
  /** Path with query, as a browser would request it. */
  readonly url: string;
  /** JSON text of a call that reads by POST. */
  readonly body?: string | undefined;
  readonly person: PagePerson;
}

/**
 * Makes a reading call of the API inside this process, for the person of a page that is being built. It passes all hooks
 * and checks of a call from outside. Only the token is replaced, by a random secret that is valid for this one request:
 * the browser's token must not be used here, since its use would renew it.
 * @returns the parsed reply, or undefined when the call was refused.
 */
export async function callInside(request: FastifyRequest, { url, body, person }: InnerCall): Promise<unknown> {
  const secret = randomBytes(24).toString('base64url');
  callers.set(secret, person);
  try {
    const headers = Object.fromEntries(
      passedOn.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, request.headers[name]]])),
    );
    const reply = await request.server.inject({
      url,
      ...(body === undefined ? { method: 'GET' } : { method: 'POST', payload: body }),
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }), [HEADER]: secret },
      remoteAddress: request.socket.remoteAddress ?? request.ip,
    });
    const isJson = String(reply.headers['content-type'] ?? '').startsWith('application/json');
    return reply.statusCode === 200 && isJson ? (JSON.parse(reply.payload) as unknown) : undefined;
  } finally {
    callers.delete(secret);
  }
}

/** Returns whether this process itself makes the request, inside the turn of the page that needs it. */
export function isInnerCall(request: FastifyRequest): boolean {
  const secret = request.headers[HEADER];
  return typeof secret === 'string' && callers.has(secret);
}

/**
 * Returns the person for whom this process itself makes a request; undefined for requests from outside and for calls that
 * may change something, because the opening of an address must never change anything.
 */
export function innerCallerOf(
  request: FastifyRequest,
  { method, isRead }: Pick<Endpoint, 'method' | 'isRead'>,
): PagePerson | undefined {
  const secret = request.headers[HEADER];
  if (typeof secret !== 'string' || (method !== 'GET' && isRead !== true)) return undefined;
  const person = callers.get(secret);
  callers.delete(secret);
  return person;
}
