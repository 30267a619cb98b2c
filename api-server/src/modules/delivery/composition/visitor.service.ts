import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY_SECONDS } from '@shared-kit/contracts/calendar';
import type { Visitor } from '../../../platform/delivery.port.ts';
import { cookiesOf, setCookie } from '../../../platform/http/cookies.adapter.ts';

const name = 'az_visitor';
/** Over https, browsers take the name only from this host itself, not from a neighbouring subdomain. */
const ownName = `__Host-${name}`;
const idShape = /^[\w-]{22}$/;
const aYear = 365 * DAY_SECONDS;

/** The visitor for commands and requests without a cookie; they get no canary below 100%. */
export const anonymousVisitor: Visitor = { bucket: null };

/** Returns the visitor that a `Cookie` header names. */
export function visitorNamedBy(cookie: string | undefined): Visitor {
  const id = idIn(cookie);
  return id !== undefined && idShape.test(id) ? { bucket: bucketOf(id) } : anonymousVisitor;
}

/** Returns the visitor of a request. Sets a cookie when there is none, so that the visitor stays in one bucket. */
export function visitorOf(request: FastifyRequest, reply: FastifyReply): Visitor {
  const known = idIn(request.headers.cookie);
  if (known !== undefined && idShape.test(known)) return { bucket: bucketOf(known) };
  const id = randomBytes(16).toString('base64url');
  const secure = request.protocol === 'https';
  setCookie(reply, secure ? ownName : name, id, { path: '/', secure, maxAge: aYear });
  return { bucket: bucketOf(id) };
}

function idIn(cookie: string | undefined): string | undefined {
  const cookies = cookiesOf(cookie);
  return cookies[ownName] ?? cookies[name];
}

/**
 * Returns a visitor's rank for a remote's canary, 0 to 99: a canary of 10% goes to the ranks below 10. Each remote
 * has its own order, so that the same few people do not get every canary.
 */
export function rankOf({ bucket }: Visitor, remote: string): number {
  return bucket === null ? 99 : (bucket + bucketOf(remote)) % 100;
}

/** Returns the bucket of an id. It is derived from a hash, so that the id does not show it. */
function bucketOf(id: string): number {
  return createHash('sha256').update(id).digest().readUInt32BE(0) % 100;
}
