/** Why a login by SSO ended on the login page again (`/login?sso=…`). */
export const ssoFaults = ['failed', 'unknown-person', 'unavailable', 'too-many'] as const;
export type SsoFault = (typeof ssoFaults)[number];

/** Below a tenant's API. Browsers go to these themselves: they answer with redirects and XML, not with JSON. */
export const ssoRoutes = {
  /** A7a-06: query `callback`, where the login shall lead. */
  start: '/login/sso/:idApp/:idCompany?',
  /** Where the company's identity provider sends its answer (assertion consumer service). */
  answer: '/login/sso/acs',
  metadata: '/login/sso/metadata',
} as const;

/** A7a-06: below the API's address. */
export function ssoPath(idApp: number, callback?: string): string {
  const path = `/login/sso/${idApp}`;
  return callback === undefined ? path : `${path}?callback=${encodeURIComponent(callback)}`;
}
