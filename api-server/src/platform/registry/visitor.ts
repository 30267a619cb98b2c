import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a composition may depend on besides the tenant. */
export interface Visitor {
  /** 0 to 99; a canary of 10% is for the buckets below 10. */
  readonly bucket: number;
}

const name = 'az_visitor';
const aYear = 365 * 24 * 60 * 60;

/** Whom no canary below 100% reaches: commands, tests, whoever has no cookie. */
export const nobodyInParticular: Visitor = { bucket: 99 };

/** The visitor whom the request's cookie names; gives them one if they have none, so that they stay in their bucket. */
export function visitorOf(request: FastifyRequest, reply: FastifyReply): Visitor {
  const known = cookieOf(request.headers.cookie);
  if (known) return { bucket: bucketOf(known) };
  const id = randomBytes(16).toString('base64url');
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${name}=${id}; Path=/; Max-Age=${aYear}; HttpOnly; SameSite=Lax${secure}`);
  return { bucket: bucketOf(id) };
}

/** The visitor whom a `Cookie` header names; for answers that give nobody a cookie. */
export function visitorNamedBy(header: string | undefined): Visitor {
  const known = cookieOf(header);
  return known ? { bucket: bucketOf(known) } : nobodyInParticular;
}

function cookieOf(header: string | undefined): string | null {
  return new RegExp(`(?:^|;\\s*)${name}=([\\w-]{22})(?:;|$)`).exec(header ?? '')?.[1] ?? null;
}

/** By hash: who makes up a cookie still can't tell its bucket from its letters. */
function bucketOf(id: string): number {
  return createHash('sha256').update(id).digest().readUInt32BE(0) % 100;
}
