import type { TenantDb } from '../../../platform/database/tenant-db.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Tenant } from '../../../platform/tenancy/tenant.ts';

/** Whether the tenant shows its people to each other. */
export type PeopleDirectory = (db: TenantDb, tenant: Tenant) => Promise<boolean>;

let hasDirectory: PeopleDirectory = async () => false;

/** The content module says whether a tenant has a section that lists its people. */
export function registerPeopleDirectory(directory: PeopleDirectory): void {
  hasDirectory = directory;
}

/** Names and addresses of a company's people are told to all of them only where the company wants that (decision 195); 403. */
export async function expectPeopleToSee(db: TenantDb, tenant: Tenant): Promise<void> {
  if (await hasDirectory(db, tenant)) return;
  throw refuse('identity.no-directory', 403, 'Este portal não tem um diretório de pessoas.');
}
