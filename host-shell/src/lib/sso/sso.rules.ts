import { ssoFaults } from 'shared-kit/contracts/identity';
import type { SsoFault } from 'shared-kit/contracts/identity';
import { MINUTE_MS } from 'shared-kit/contracts/calendar';

/** Whoever has just left wants to be out: the company's login would let them in again without a question. */
const REST_AFTER_LEAVING_MS = 10 * MINUTE_MS;
/** A login that leads back here without a session must not be tried over and over. */
const REST_AFTER_REDIRECT_MS = MINUTE_MS;

interface Circumstances {
  readonly hasSamlConfiguration: boolean;
  readonly autoRedirect: boolean;
  readonly search: string;
  /** When somebody last left this portal on purpose, in this browser. */
  readonly leftAt: number | undefined;
  /** When this tab was last led to the company's login by itself. */
  readonly redirectedAt: number | undefined;
  readonly now: number;
}

/** A4l-11, A4l-12: whether the login leads on to the company's own by itself. */
export function redirectsToSso({
  hasSamlConfiguration,
  autoRedirect,
  search,
  leftAt,
  redirectedAt,
  now,
}: Circumstances): boolean {
  const recently = (moment: number | undefined, rest: number): boolean =>
    moment !== undefined && now - moment >= 0 && now - moment < rest;
  return (
    hasSamlConfiguration &&
    autoRedirect &&
    !hasFlag(search, 'byPassSSO') &&
    !recently(leftAt, REST_AFTER_LEAVING_MS) &&
    !recently(redirectedAt, REST_AFTER_REDIRECT_MS)
  );
}

/** Flags stand in old links in many ways: `?byPassSSO`, `=1`, `=true`. */
function hasFlag(search: string, name: string): boolean {
  const value = new URLSearchParams(search).get(name);
  return value !== null && value !== 'false' && value !== '0';
}

/** Why the company's login led back here, if the address says so. */
export function ssoFaultOf(search: string): SsoFault | undefined {
  const said = new URLSearchParams(search).get('sso');
  return ssoFaults.find((fault) => fault === said);
}
