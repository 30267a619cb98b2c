/** Lifetime of the test result in seconds, 7 days (B4.5-10). */
export const NETWORK_TEST_LASTS_S = 604_800;

const COOKIE = 'scormNetworkTest';

/** Returns false for Firefox and Safari; browsers that only claim compatibility with them are allowed (B4.5-11). */
export function mayUseNetwork(userAgent: string): boolean {
  const isFirefox = /Firefox|FxiOS/i.test(userAgent);
  const isSafari = /Safari/i.test(userAgent) && !/Chrome|Chromium|CriOS|Edg|OPR|Android/i.test(userAgent);
  return !isFirefox && !isSafari;
}

/** Returns the result of an earlier test; undefined when there is none or it has expired. */
export function testedNetwork(cookies: string): boolean | undefined {
  const found = new RegExp(`(?:^|;\\s*)${COOKIE}=([01])(?:;|$)`).exec(cookies)?.[1];
  return found === undefined ? undefined : found === '1';
}

export function networkTestCookie(hasPassed: boolean, isSecure: boolean): string {
  return `${COOKIE}=${hasPassed ? 1 : 0}; max-age=${NETWORK_TEST_LASTS_S}; path=/; samesite=lax${isSecure ? '; secure' : ''}`;
}
