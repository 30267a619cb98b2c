/** Ids of the endpoints that work before the tenant's agreement is accepted (decision 7). */
const openBeforeTerms: ReadonlySet<string> = new Set([
  'identity.app-details',
  'identity.apps-by-host',
  'identity.login',
  'identity.login-info',
  'identity.exchange-token',
  'identity.renew-login',
  'identity.forgot-password',
  'identity.logout',
  'identity.reset-password',
  'identity.session',
  'identity.accept-agreement',
  'identity.accept-responsibility-term',
  'platform.record-logs',
]);

export function needsAcceptedTerms(endpointId: string): boolean {
  return !openBeforeTerms.has(endpointId);
}
