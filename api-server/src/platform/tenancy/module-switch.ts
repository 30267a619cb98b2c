import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ModuleName } from 'shared-kit/contracts/delivery';
import type { TenantDb } from '../database/tenant-db.ts';

/** Whether the tenant has the module on, where no request tells: in jobs, or deep inside another module. */
export async function isModuleOn(db: TenantDb, module: ModuleName): Promise<boolean> {
  const row = await db
    .selectFrom('tenant_modules')
    .select('enabled')
    .where('id_app', '=', db.tenantId)
    .where('module', '=', module)
    .executeTakeFirst();
  return row?.enabled === true;
}

/** The same as a condition of a query: where the module is off, nothing is found. */
export function whileModuleIsOn(db: TenantDb, module: ModuleName): RawBuilder<boolean> {
  return sql<boolean>`exists (select from tenant_modules where tenant_modules.id_app = ${db.tenantId} and tenant_modules.module = ${module} and tenant_modules.enabled)`;
}
