import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Tenant } from '../../../platform/tenancy/tenant.types.ts';
import { isFeatureOn } from '../../identity/index.ts';

/** Returns whether the tenant has external courses. */
export function areExternalCoursesOn(db: TenantDb, { modules }: Pick<Tenant, 'modules'>): Promise<boolean> {
  return isFeatureOn(db, 'EXTERNAL_COURSES', modules);
}

/** Answers 404 to everybody in a tenant without external courses. */
export async function expectExternalCourses(db: TenantDb, tenant: Tenant): Promise<void> {
  if (!(await areExternalCoursesOn(db, tenant))) throw notFound();
}
