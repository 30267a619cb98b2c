import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY_SECONDS } from '@shared-kit/contracts/calendar';
import { cookiesOf, setCookie } from '../http/cookies.adapter.ts';
import type { Platform } from '../platform.ts';
import type { Tenant } from '../tenancy/tenant.types.ts';
import type { Session } from './session.types.ts';

const name = 'az_person';
/** Over https, browsers accept the name only with `Secure`, so that plain http cannot plant one. */
const secureName = `__Secure-${name}`;
/** The session's row decides when it ends; this is the longest that one may last (decision 510). */
const lifetime = 30 * DAY_SECONDS;

/** Requests that end their session. */
const ending = new WeakSet<FastifyRequest>();

type Secret = Pick<Platform, 'secret'>;

/** Session whose person requests a page. It opens no call of the API: only documents are written for it. */
export interface PagePerson {
  readonly idSession: string;
  readonly idUser: number;
}

/**
 * Remembers in a cookie whose session this browser has, so that the document of the next page can carry that person's
 * data. Call it with every reply to a session: it sets the cookie only when the browser has another one.
 */
export function rememberPagePerson(
  parts: Secret,
  request: FastifyRequest,
  reply: FastifyReply,
  tenant: Tenant,
  session: Pick<Session, 'idSession' | 'idUser'>,
): void {
  const value = signed(parts, tenant, session);
  if (cookieOf(request) === value || ending.has(request)) return;
  setPersonCookie(request, reply, tenant, value, lifetime);
}

/** Removes the cookie because this request ends its session. */
export function forgetPagePerson(request: FastifyRequest, reply: FastifyReply, tenant: Tenant): void {
  ending.add(request);
  setPersonCookie(request, reply, tenant, '', 0);
}

/** Returns the person of a document's request; null without a valid cookie of this tenant. */
export function pagePersonOf(parts: Secret, request: FastifyRequest, tenant: Tenant): PagePerson | null {
  const value = cookieOf(request);
  const [idSession = '', idUser = ''] = value?.split('.') ?? [];
  const person = { idSession, idUser: Number(idUser) };
  return value !== undefined && isSame(value, signed(parts, tenant, person)) ? person : null;
}

/**
 * Returns whether a person opens this page in the browser: by an address that they typed or a link of the portal. Other
 * sites get no document with personal data, in whatever way they request it, and neither do scripts and frames. Browsers
 * without these headers get the document without data.
 */
export function isOwnNavigation({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return (
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document' &&
    (headers['sec-fetch-site'] === 'same-origin' || headers['sec-fetch-site'] === 'none')
  );
}

function setPersonCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  tenant: Tenant,
  value: string,
  maxAge: number,
): void {
  const secure = request.protocol === 'https';
  setCookie(reply, secure ? secureName : name, value, {
    path: tenant.basePath || '/',
    secure,
    maxAge,
    sameSite: 'strict',
  });
}

function cookieOf(request: FastifyRequest): string | undefined {
  return cookiesOf(request.headers.cookie)[request.protocol === 'https' ? secureName : name];
}

function signed({ secret }: Secret, { idApp }: Tenant, { idSession, idUser }: PagePerson): string {
  const signature = createHmac('sha256', secret).update(`page person\n${idApp}\n${idSession}\n${idUser}`).digest();
  return `${idSession}.${idUser}.${signature.toString('base64url')}`;
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
