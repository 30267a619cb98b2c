import { createHash, createHmac } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@shared-kit/contracts/calendar';
import { isSameSecret } from '../../../platform/auth/same-secret.rules.ts';

/** Time for which the versions of a page may be reported: longer than a page stays open. */
export const GRANT_MS = 7 * DAY_MS;
/** Minimum age at which a self-registered account counts as a person of its own. */
export const NEWCOMER_MS = 7 * DAY_MS;
/** Number of versions that a browser's grant holds; the oldest go first. */
const MAX_VERSIONS = 150;

/** Versions of remotes that the server has given to one browser at one tenant. */
export interface PageGrant {
  /** Id of the browser, given by the server. */
  readonly device: string;
  /** Hour since 1970 at which a version was given last, by the digest of remote and version. */
  readonly given: ReadonlyMap<string, number>;
}

interface Version {
  readonly remote: string;
  readonly version: string;
}

const digestOf = ({ remote, version }: Version): string =>
  createHash('sha256').update(`${remote}@${version}`).digest('base64url').slice(0, 8);

const hourOf = (now: Date): number => Math.floor(now.getTime() / HOUR_MS);

/** Returns whether the browser was given a version lately. */
export function isGiven({ given }: PageGrant, version: Version, now: Date): boolean {
  const hour = given.get(digestOf(version));
  return hour !== undefined && hour <= hourOf(now) && now.getTime() - hour * HOUR_MS <= GRANT_MS;
}

/** Returns whether a person created the account lately and without the company, which anybody with a phone can do. */
export function isNewcomer(selfRegisteredAt: Date | null, now: Date): boolean {
  return selfRegisteredAt !== null && now.getTime() - selfRegisteredAt.getTime() < NEWCOMER_MS;
}

/** Returns the grant with the versions of a page; the same object when it has them since less than a day. */
export function withVersions(grant: PageGrant, versions: readonly Version[], now: Date): PageGrant {
  const hour = hourOf(now);
  const missing = versions.map(digestOf).filter((digest) => hour - (grant.given.get(digest) ?? 0) >= 24);
  if (missing.length === 0) return grant;
  const remaining = [...grant.given].filter(
    ([digest, at]) => !missing.includes(digest) && (hour - at) * HOUR_MS <= GRANT_MS,
  );
  const all = [...remaining, ...missing.map((digest) => [digest, hour] as const)];
  return { ...grant, given: new Map(all.slice(-MAX_VERSIONS)) };
}

/** Returns the signed text of a grant. It is valid at one tenant only. */
export function signedGrant(secret: string, tenant: string, { device, given }: PageGrant): string {
  const text = [device, ...[...given].map(([digest, hour]) => `${digest}${hour.toString(36)}`)].join('.');
  return `${text}~${signatureOf(secret, tenant, text)}`;
}

/** Returns the grant of a signed text; null when it is missing, altered or of another tenant. */
export function grantIn(secret: string, tenant: string, signed: string | undefined): PageGrant | null {
  const [text = '', signature = ''] = (signed ?? '').split('~');
  const [device = '', ...entries] = text.split('.');
  if (device === '' || !isSameSecret(signature, signatureOf(secret, tenant, text))) return null;
  return {
    device,
    given: new Map(entries.map((entry) => [entry.slice(0, 8), Number.parseInt(entry.slice(8), 36)])),
  };
}

const signatureOf = (secret: string, tenant: string, text: string): string =>
  createHmac('sha256', secret).update(`page grant\n${tenant}\n${text}`).digest('base64url').slice(0, 27);
