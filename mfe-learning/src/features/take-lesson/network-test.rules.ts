/** B4.5-10: seconds, 7 days. */
export const NETWORK_TEST_LASTS_S = 604_800;

const COOKIE = 'scormNetworkTest';

/** B4.5-11: not with Firefox nor Safari; browsers that only say that they are like them are others. */
export function mayUseNetwork(userAgent: string): boolean {
  const isFirefox = /Firefox|FxiOS/i.test(userAgent);
  const isSafari = /Safari/i.test(userAgent) && !/Chrome|Chromium|CriOS|Edg|OPR|Android/i.test(userAgent);
  return !isFirefox && !isSafari;
}

/** What an earlier test has found; undefined where there was none within its time. */
export function testedNetwork(cookies: string): boolean | undefined {
  const found = new RegExp(`(?:^|;\\s*)${COOKIE}=([01])(?:;|$)`).exec(cookies)?.[1];
  return found === undefined ? undefined : found === '1';
}

export function networkTestCookie(hasPassed: boolean, isSecure: boolean): string {
  return `${COOKIE}=${hasPassed ? 1 : 0}; max-age=${NETWORK_TEST_LASTS_S}; path=/; samesite=lax${isSecure ? '; secure' : ''}`;
}
