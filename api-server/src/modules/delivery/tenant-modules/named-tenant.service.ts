import { findTenantByKey } from '../../../platform/tenancy/tenant.repository.ts';
import type { SystemDb } from '../../../platform/database/tenant-db.adapter.ts';
import { refuse } from '../../../platform/errors.ts';

/** Returns the tenant with this key; 404 when there is none. */
export async function tenantNamed(
  db: SystemDb,
  key: string,
): Promise<{ idApp: number; name: string; host: string; segment: string }> {
  const tenant = await findTenantByKey(db, key);
  if (!tenant)
    throw refuse('registry.unknown-tenant', 404, `Não há cliente com a chave '${key}'. Veja 'azulejo tenant list'.`);
  return tenant;
}
