import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY_SECONDS } from 'shared-kit/contracts/calendar';
import { cookiesOf, setCookie } from '../http/cookies.ts';

/** What a composition may depend on besides the tenant. */
export interface Visitor {
  /** 0 to 99; null is nobody in particular: a command, or whoever has no cookie yet. */
  readonly bucket: number | null;
}

const name = 'az_visitor';
const idShape = /^[\w-]{22}$/;
const aYear = 365 * DAY_SECONDS;

/** Whom no canary below 100% reaches: commands, and whoever has no cookie yet. */
export const nobodyInParticular: Visitor = { bucket: null };

/** The visitor whom a `Cookie` header names. */
export function visitorNamedBy(cookie: string | undefined): Visitor {
  const id = cookiesOf(cookie)[name];
  return id !== undefined && idShape.test(id) ? { bucket: bucketOf(id) } : nobodyInParticular;
}

/** The same; whoever has no cookie is given one, and so stays in their bucket. */
export function visitorOf(request: FastifyRequest, reply: FastifyReply): Visitor {
  const known = cookiesOf(request.headers.cookie)[name];
  if (known !== undefined && idShape.test(known)) return { bucket: bucketOf(known) };
  const id = randomBytes(16).toString('base64url');
  setCookie(reply, name, id, { path: '/', secure: request.protocol === 'https', maxAge: aYear });
  return { bucket: bucketOf(id) };
}

/**
 * Where a visitor stands in the queue for a remote's canary, 0 to 99: one of 10% is for the ranks below 10. Each remote has its own
 * queue, so that the same few people are not the first to try everything.
 */
export function rankOf({ bucket }: Visitor, remote: string): number {
  return bucket === null ? 99 : (bucket + bucketOf(remote)) % 100;
}

/** By hash: an id does not show its bucket. */
function bucketOf(id: string): number {
  return createHash('sha256').update(id).digest().readUInt32BE(0) % 100;
}
