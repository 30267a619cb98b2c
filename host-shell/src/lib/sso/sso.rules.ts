import { ssoFaults } from '@shared-kit/contracts/identity';
import type { SsoFault } from '@shared-kit/contracts/identity';
import { MINUTE_MS } from '@shared-kit/contracts/calendar';

/** Pause after a logout: the company's login would log the person in again without a question. */
const REST_AFTER_LEAVING_MS = 10 * MINUTE_MS;
/** Pause after a redirect: a login that returns without a session must not be repeated in a loop. */
const REST_AFTER_REDIRECT_MS = MINUTE_MS;

interface Circumstances {
  readonly hasSamlConfiguration: boolean;
  readonly autoRedirect: boolean;
  readonly search: string;
  /** Time of the last intentional logout from this portal in this browser. */
  readonly leftAt: number | undefined;
  /** Time of this tab's last automatic redirect to the company's login. */
  readonly redirectedAt: number | undefined;
  readonly now: number;
}

/** A4l-11, A4l-12: returns whether the login redirects to the company's own login automatically. */
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

/** Returns whether a flag is set. Old links write flags in several ways: `?byPassSSO`, `=1`, `=true`. */
function hasFlag(search: string, name: string): boolean {
  const value = new URLSearchParams(search).get(name);
  return value !== null && value !== 'false' && value !== '0';
}

/** Returns why the company's login returned here, if the address says so. */
export function ssoFaultOf(search: string): SsoFault | undefined {
  const said = new URLSearchParams(search).get('sso');
  return ssoFaults.find((fault) => fault === said);
}
