import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply } from 'fastify';

export type Cookies = Readonly<Record<string, string | undefined>>;

/** What a request's `Cookie` header holds. */
export function cookiesOf(header: string | undefined): Cookies {
  return header === undefined ? {} : parseCookie(header);
}

export interface CookieOptions {
  /** Path below which the browser sends it; the tenant's. */
  readonly path: string;
  /** Whether the portal is reached over https. */
  readonly secure: boolean;
  /** Seconds it is kept; left out: until the browser is closed. 0 takes it away. */
  readonly maxAge?: number;
}

/** Sets a cookie that no script sees and no other site sends along. */
export function setCookie(reply: FastifyReply, name: string, value: string, options: CookieOptions): void {
  reply.header('set-cookie', stringifySetCookie({ name, value, httpOnly: true, sameSite: 'lax', ...options }));
}
