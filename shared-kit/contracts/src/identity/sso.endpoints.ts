/** Reason why an SSO login returned to the login page (`/login?sso=…`). */
export const ssoFaults = ['failed', 'unknown-person', 'unavailable', 'too-many'] as const;
export type SsoFault = (typeof ssoFaults)[number];

/** SSO routes below a tenant's API. Browsers open them directly: they answer with redirects and XML, not with JSON. */
export const ssoRoutes = {
  /** A7a-06: the query `callback` is the target after login. */
  start: '/login/sso/:idApp/:idCompany?',
  /** Address that receives the answer of the company's identity provider (assertion consumer service). */
  answer: '/login/sso/acs',
  metadata: '/login/sso/metadata',
} as const;

/** Returns the path of an SSO login below the API's address (A7a-06). */
export function ssoPath(idApp: number, callback?: string): string {
  const path = `/login/sso/${idApp}`;
  return callback === undefined ? path : `${path}?callback=${encodeURIComponent(callback)}`;
}
