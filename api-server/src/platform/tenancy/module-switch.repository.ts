import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ModuleName } from '@shared-kit/contracts/delivery';
import type { TenantDb } from '../database/tenant-db.adapter.ts';

/**
 * Returns true when the tenant has the module on. For code without a request, such as jobs, or deep inside another
 * module.
 */
export async function isModuleOn(db: TenantDb, module: ModuleName): Promise<boolean> {
  const row = await db.selectFrom('tenant_modules').select('enabled').where('module', '=', module).executeTakeFirst();
  return row?.enabled === true;
}

/** Returns the same check as a query condition: when the module is off, the query returns no rows. */
export function whileModuleIsOn(db: TenantDb, module: ModuleName): RawBuilder<boolean> {
  const enabled = db
    .selectFrom('tenant_modules')
    .select('module')
    .where('module', '=', module)
    .where('enabled', '=', true);
  return sql<boolean>`exists ${enabled}`;
}

/** Returns whether each module is on, by its name. A module that was never switched is missing. */
export async function moduleStates(db: TenantDb): Promise<Record<string, boolean>> {
  const rows = await db.selectFrom('tenant_modules').select(['module', 'enabled']).orderBy('module').execute();
  return Object.fromEntries(rows.map(({ module, enabled }) => [module, enabled]));
}

/** Switches a module on or off. The caller must clear the tenant directory. */
export async function setModule(db: TenantDb, module: string, enabled: boolean): Promise<void> {
  await db
    .insertInto('tenant_modules')
    .values({ module, enabled })
    .onConflict((conflict) => conflict.columns(['module']).doUpdateSet({ enabled }))
    .execute();
}
