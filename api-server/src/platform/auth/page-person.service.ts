import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY_SECONDS } from '@shared-kit/contracts/calendar';
import { cookiesOf, setCookie } from '../http/cookies.adapter.ts';
import { isSameSecret } from './same-secret.rules.ts';
import type { Platform } from '../platform.ts';
import type { Tenant } from '../tenancy/tenant.types.ts';

/** The session's row decides when it ends; this is the longest that one may last (decision 510). */
const lifetime = 30 * DAY_SECONDS;

/** Requests that start or end a session: their cookie is set, and not that of the session they came with. */
const changing = new WeakSet<FastifyRequest>();

type Secret = Pick<Platform, 'secret'>;

/**
 * Session that the browser's cookie names. It opens no call of the API: documents are written for it, and the token of a
 * session that started in a browser is valid with it only (decision 677).
 */
export interface PagePerson {
  readonly idSession: string;
  readonly idUser: number;
}

/**
 * Remembers in a cookie whose session this browser has, so that the document of the next page can carry that person's
 * data. Call it with every reply to a session: it sets the cookie only when the browser has another one. A session that
 * needs no cookie leaves that of another session alone, which may need it: somebody logged in in another tab.
 */
export function rememberPagePerson(
  parts: Secret,
  request: FastifyRequest,
  reply: FastifyReply,
  tenant: Tenant,
  { session, needsCookie }: { readonly session: PagePerson; readonly needsCookie: boolean },
): void {
  const value = signed(parts, tenant, session);
  if (cookieOf(parts, request) === value || changing.has(request)) return;
  if (!needsCookie && pagePersonOf(parts, request, tenant)) return;
  setPersonCookie(parts, request, reply, tenant, value, lifetime);
}

/** Sets the cookie of a session that this request starts. */
export function givePagePerson(
  parts: Secret,
  request: FastifyRequest,
  reply: FastifyReply,
  tenant: Tenant,
  session: PagePerson,
): void {
  changing.add(request);
  setPersonCookie(parts, request, reply, tenant, signed(parts, tenant, session), lifetime);
}

/** Removes the cookie because this request ends its session. The cookie of another session stays. */
export function forgetPagePerson(
  parts: Secret,
  request: FastifyRequest,
  reply: FastifyReply,
  tenant: Tenant,
  idSession: string,
): void {
  changing.add(request);
  const named = pagePersonOf(parts, request, tenant);
  if (named && named.idSession !== idSession) return;
  setPersonCookie(parts, request, reply, tenant, '', 0);
}

/** Returns the person of a document's request; null without a valid cookie of this tenant. */
export function pagePersonOf(parts: Secret, request: FastifyRequest, tenant: Tenant): PagePerson | null {
  return personIn(parts, cookieOf(parts, request), tenant);
}

/** Returns the session that a `Cookie` header names for this tenant; null without a valid one. */
export function cookieSessionOf(parts: Secret, header: string | undefined, tenant: Tenant): string | null {
  const cookies = cookiesOf(header);
  const { plain, secure } = namesOf(parts);
  return personIn(parts, cookies[secure] ?? cookies[plain], tenant)?.idSession ?? null;
}

function personIn(parts: Secret, value: string | undefined, tenant: Tenant): PagePerson | null {
  const [idSession = '', idUser = ''] = value?.split('.') ?? [];
  const person = { idSession, idUser: Number(idUser) };
  return value !== undefined && isSameSecret(value, signed(parts, tenant, person)) ? person : null;
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
  parts: Secret,
  request: FastifyRequest,
  reply: FastifyReply,
  tenant: Tenant,
  value: string,
  maxAge: number,
): void {
  const secure = request.protocol === 'https';
  const names = namesOf(parts);
  setCookie(reply, secure ? names.secure : names.plain, value, {
    path: tenant.basePath || '/',
    secure,
    maxAge,
    sameSite: 'strict',
  });
}

function cookieOf(parts: Secret, request: FastifyRequest): string | undefined {
  const names = namesOf(parts);
  return cookiesOf(request.headers.cookie)[request.protocol === 'https' ? names.secure : names.plain];
}

interface CookieNames {
  readonly plain: string;
  readonly secure: string;
}

/** Keeps the names by the secret of the installation: a process has one secret, and a test run several. */
const namesBySecret = new Map<string, CookieNames>();

/**
 * Returns the names of the cookie. Servers on different ports of one host share their cookies, and each must keep its
 * own. Over https, browsers accept the name only with `Secure`, so that plain http cannot plant one.
 */
function namesOf({ secret }: Secret): CookieNames {
  const known = namesBySecret.get(secret);
  if (known) return known;
  const plain = `az_person_${createHmac('sha256', secret).update('name of the cookie').digest('hex').slice(0, 8)}`;
  const names = { plain, secure: `__Secure-${plain}` };
  namesBySecret.set(secret, names);
  return names;
}

function signed({ secret }: Secret, { idApp }: Tenant, { idSession, idUser }: PagePerson): string {
  const signature = createHmac('sha256', secret).update(`page person\n${idApp}\n${idSession}\n${idUser}`).digest();
  return `${idSession}.${idUser}.${signature.toString('base64url')}`;
}
