import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply } from 'fastify';

export type Cookies = Readonly<Record<string, string | undefined>>;

/** Parses a request's `Cookie` header. */
export function cookiesOf(header: string | undefined): Cookies {
  return header === undefined ? {} : parseCookie(header);
}

export interface CookieOptions {
  /** Path below which the browser sends it: that of the tenant. */
  readonly path: string;
  /** True when the portal is reached over https. */
  readonly secure: boolean;
  /** Lifetime in seconds. Without it the cookie lasts until the browser is closed; 0 deletes it. */
  readonly maxAge?: number;
  /** `strict`: browsers do not even send it when another site links to the portal. */
  readonly sameSite?: 'lax' | 'strict';
}

/**
 * Sets a cookie that scripts cannot read (HttpOnly) and that other sites do not send along (SameSite=Lax unless it is
 * stricter).
 */
export function setCookie(reply: FastifyReply, name: string, value: string, options: CookieOptions): void {
  reply.header('set-cookie', stringifySetCookie({ name, value, httpOnly: true, sameSite: 'lax', ...options }));
}
