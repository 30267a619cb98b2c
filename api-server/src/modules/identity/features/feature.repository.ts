import type { AppFeatures } from '../../../db/tables/identity.tables.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.ts';

/** What the tenant has on or off besides its modules. */
export async function featuresOf(db: TenantDb): Promise<AppFeatures> {
  const { features } = await db.selectFrom('apps').select('features').where('id_app', '=', db.tenantId).executeTakeFirstOrThrow();
  return features;
}
