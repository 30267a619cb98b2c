import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';

export interface Company {
  /** Key of the tenant. */
  readonly key: string;
  readonly name: string;
  /** Address of the portal of the company. */
  readonly host: string;
  readonly segment: string;
}

/** Returns the company of the tenant, for other modules. */
export async function companyOf(db: TenantDb): Promise<Company> {
  const app = await db.selectFrom('apps').select(['key', 'company_name', 'host', 'segment']).executeTakeFirstOrThrow();
  return { key: app.key, name: app.company_name, host: app.host, segment: app.segment };
}
