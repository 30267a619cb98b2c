import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ModuleName } from 'shared-kit/contracts/delivery';
import type { TenantDb } from '../database/tenant-db.ts';

/** Whether the tenant has the module on, where no request tells: in jobs, or deep inside another module. */
export async function isModuleOn(db: TenantDb, module: ModuleName): Promise<boolean> {
  const row = await db.selectFrom('tenant_modules').select('enabled').where('module', '=', module).executeTakeFirst();
  return row?.enabled === true;
}

/** The same as a condition of a query: where the module is off, nothing is found. */
export function whileModuleIsOn(db: TenantDb, module: ModuleName): RawBuilder<boolean> {
  const enabled = db
    .selectFrom('tenant_modules')
    .select('module')
    .where('module', '=', module)
    .where('enabled', '=', true);
  return sql<boolean>`exists ${enabled}`;
}

/** Switches a module on or off; whoever calls it makes the tenant directory forget. */
export async function setModule(db: TenantDb, module: string, enabled: boolean): Promise<void> {
  await db
    .insertInto('tenant_modules')
    .values({ module, enabled })
    .onConflict((conflict) => conflict.columns(['module']).doUpdateSet({ enabled }))
    .execute();
}
