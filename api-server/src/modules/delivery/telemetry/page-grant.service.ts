import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Composition } from '@shared-kit/contracts/delivery';
import { DAY_SECONDS } from '@shared-kit/contracts/calendar';
import { cookiesOf, setCookie } from '../../../platform/http/cookies.adapter.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Tenant } from '../../../platform/tenancy/tenant.types.ts';
import { grantIn, signedGrant, withVersions } from './page-grant.rules.ts';
import type { PageGrant } from './page-grant.rules.ts';

const name = 'az_page';
const lifetime = 365 * DAY_SECONDS;

type Parts = Pick<Platform, 'secret' | 'clock'>;

/** Returns the versions that this server delivered to the browser that sent the cookie; null without a valid grant. */
export function pageGrantIn({ secret }: Parts, tenant: string, cookie: string | undefined): PageGrant | null {
  return grantIn(secret, tenant, cookiesOf(cookie)[name]);
}

/**
 * Records in the browser, signed, which versions the page that it is given contains. Reports of other versions do not
 * judge a canary (ADR 43).
 */
export function grantPage(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  { tenant, composition }: { readonly tenant: Tenant; readonly composition: Composition },
): void {
  const known = pageGrantIn(parts, tenant.key, request.headers.cookie);
  const grant = known ?? { device: randomBytes(12).toString('base64url'), given: new Map<string, number>() };
  const versions = [...composition.releases, ...composition.fallbacks].filter(({ channel }) => channel !== 'override');
  const next = withVersions(grant, versions, parts.clock.now());
  if (next === known) return;
  setCookie(reply, name, signedGrant(parts.secret, tenant.key, next), {
    path: tenant.basePath === '' ? '/' : tenant.basePath,
    secure: request.protocol === 'https',
    maxAge: lifetime,
  });
}

/** Identifies a person. The first part that applies counts. */
interface PersonParts {
  /** All newcomers together count as one person, in whatever companies and with whatever phones they registered. */
  readonly isNewcomer: boolean;
  readonly email: string;
  /** Digits of a phone that was proven. */
  readonly phone: string;
  readonly account: { readonly tenant: string; readonly idUser: number };
}

/**
 * Returns the digest of a person, the same at every tenant: of the e-mail, else of the proven phone, else of the account.
 * Nothing of it comes from the browser, which may forget its cookies (decision 1011).
 */
export function personDigest(
  { secret }: Pick<Platform, 'secret'>,
  { isNewcomer, email, phone, account }: PersonParts,
): string {
  const address = email.trim().toLowerCase();
  const { tenant, idUser } = account;
  const known = isNewcomer
    ? 'newcomers'
    : address !== ''
      ? `email\n${address}`
      : phone !== ''
        ? `phone\n${phone}`
        : `account\n${tenant}\n${idUser}`;
  return createHmac('sha256', secret).update(`person\n${known}`).digest('base64url').slice(0, 22);
}
