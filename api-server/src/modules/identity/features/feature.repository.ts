import type { AppFeatures } from '../../../platform/database/platform.tables.ts';
import type { FeatureId } from '@shared-kit/contracts/identity';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { featureOf } from './feature.rules.ts';

/** Returns the tenant's features besides its modules. */
export async function featuresOf(db: TenantDb): Promise<AppFeatures> {
  const { features } = await db.selectFrom('apps').select('features').executeTakeFirstOrThrow();
  return features;
}

/** Returns the features, and whether the company has an administration on a host of its own. */
export async function featuresWithAdminHost(db: TenantDb): Promise<{ features: AppFeatures; hasAdminHost: boolean }> {
  const { features, admin_url } = await db
    .selectFrom('apps')
    .select(['features', 'admin_url'])
    .executeTakeFirstOrThrow();
  return { features, hasAdminHost: admin_url !== '' };
}

/** Returns true when the tenant has the feature on. For the domains that own the feature. */
export async function isFeatureOn(db: TenantDb, id: FeatureId, modules: ReadonlySet<string>): Promise<boolean> {
  return featureOf(await featuresOf(db), id, modules).active;
}
