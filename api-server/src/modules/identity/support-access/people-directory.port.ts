import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Tenant } from '../../../platform/tenancy/tenant.types.ts';
import { definePort } from '../../../platform/wiring.service.ts';

/** Returns true when the tenant shows its people to each other. */
export type PeopleDirectory = (db: TenantDb, tenant: Tenant) => Promise<boolean>;

/** The content module provides it: it looks for a section that lists people. */
export const peopleDirectory = definePort<PeopleDirectory>('identity.people-directory', {
  fallback: async () => false,
});

/** Throws 403 unless the company shows the names and addresses of its people to all of them (decision 195). */
export async function expectPeopleToSee(db: TenantDb, tenant: Tenant): Promise<void> {
  if (await peopleDirectory.of(db)(db, tenant)) return;
  throw refuse('identity.no-directory', 403, 'Este portal não tem um diretório de pessoas.');
}
