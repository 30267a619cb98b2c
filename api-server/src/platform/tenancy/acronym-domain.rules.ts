import type { Tenant } from './tenant.types.ts';

/** B4.11-07: returns true when the company requires its own host and this request came by another one. */
export function cameAround(tenant: Pick<Tenant, 'acronymDomain' | 'viaOtherHost'>): boolean {
  return tenant.acronymDomain && tenant.viaOtherHost;
}
