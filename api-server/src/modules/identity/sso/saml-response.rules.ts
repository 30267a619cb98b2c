import { MINUTE_MS } from '@shared-kit/contracts/calendar';
import type { SamlAssertion, SamlConfirmation, SamlResponse } from './saml-response.adapter.ts';

/** Allowed clock difference between two companies, in milliseconds. */
export const CLOCK_SKEW_MS = 30_000;

/** Milliseconds for which a login at the identity provider may take. */
export const REQUEST_GOOD_FOR_MS = 10 * MINUTE_MS;

const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';

export interface Expected {
  /** Entity id of the tenant's identity provider. */
  readonly issuer: string;
  /** Address at which this tenant receives answers. */
  readonly acsUrl: string;
  /** Entity id of this tenant. */
  readonly entityId: string;
}

/** Returns why a signed answer is not for us, not from the provider, or not valid now; null when it is valid. */
export function faultOf(response: SamlResponse, expected: Expected, now: Date): string | null {
  const [assertion] = response.assertions;
  if (!assertion || response.assertions.length !== 1) return 'not one assertion';
  if (response.issuer !== expected.issuer || assertion.issuer !== expected.issuer) return 'issuer';
  if (response.destination !== expected.acsUrl) return 'destination';
  if (response.inResponseTo === '') return 'answers no request';
  if (assertion.id === '') return 'assertion without an id';
  return (
    faultOfConditions(assertion, expected, now) ??
    faultOfConfirmations(assertion.confirmations, response.inResponseTo, expected, now)
  );
}

function faultOfConditions(
  { audiences, notBefore, notOnOrAfter }: SamlAssertion,
  { entityId }: Expected,
  now: Date,
): string | null {
  if (audiences.length === 0 || !audiences.every((each) => each.includes(entityId))) return 'audience';
  return isNow({ notBefore, notOnOrAfter }, now) ? null : 'over or not yet good';
}

function faultOfConfirmations(
  confirmations: readonly SamlConfirmation[],
  inResponseTo: string,
  { acsUrl }: Expected,
  now: Date,
): string | null {
  const [bearer] = confirmations;
  if (!bearer || confirmations.length !== 1 || bearer.method !== BEARER) return 'not one bearer';
  if (bearer.recipient !== acsUrl) return 'recipient';
  if (bearer.inResponseTo !== inResponseTo) return 'answers another request';
  return isNow(bearer, now) ? null : 'over or not yet good';
}

/** Returns true when the time is within the validity. The end is required; the start is optional. */
function isNow({ notBefore, notOnOrAfter }: Pick<SamlConfirmation, 'notBefore' | 'notOnOrAfter'>, now: Date): boolean {
  const end = Date.parse(notOnOrAfter);
  const begin = notBefore === '' ? -Infinity : Date.parse(notBefore);
  return now.getTime() < end + CLOCK_SKEW_MS && now.getTime() >= begin - CLOCK_SKEW_MS;
}
