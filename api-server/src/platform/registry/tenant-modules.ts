import { moduleNames } from 'shared-kit/contracts/platform';
import type { ModuleState } from 'shared-kit/contracts/platform';
import { withTenant } from '../database/tenant-db.ts';
import type { SystemDb } from '../database/tenant-db.ts';
import { refuse } from '../errors.ts';
import type { Platform } from '../platform.ts';

/** Every module that could be on for a tenant: those of the API, and those of published remotes. */
export async function modulesOf(platform: Platform, tenantKey: string): Promise<ModuleState[]> {
  const { db } = platform.database;
  const { idApp } = await tenantNamed(db, tenantKey);
  const [remotes, enabled] = await Promise.all([remotesByModule(db), enabledModules(db, idApp)]);
  return [...new Set([...moduleNames, ...remotes.keys(), ...enabled])]
    .toSorted()
    .map((module) => ({ module, enabled: enabled.has(module), remotes: remotes.get(module) ?? [] }));
}

/** Switches a module: menu, routes, slots and calls of the tenant follow at once. */
export async function switchModule(
  platform: Platform,
  tenantKey: string,
  module: string,
  enabled: boolean,
): Promise<{ tenant: string; name: string }> {
  const { db } = platform.database;
  const { idApp, name } = await tenantNamed(db, tenantKey);
  const known = (await modulesOf(platform, tenantKey)).map((each) => each.module);
  if (!known.includes(module))
    throw refuse('registry.unknown-module', 404, `Não há módulo '${module}'. Módulos: ${known.join(', ')}.`);
  await withTenant(db, idApp, async (tenant) => {
    await tenant
      .insertInto('tenant_modules')
      .values({ module, enabled })
      .onConflict((conflict) => conflict.columns(['module']).doUpdateSet({ enabled }))
      .execute();
  });
  platform.tenants.forget();
  platform.registry.forget();
  return { tenant: tenantKey, name };
}

export async function tenantNamed(
  db: SystemDb,
  key: string,
): Promise<{ idApp: number; name: string; host: string; segment: string }> {
  const app = await db
    .selectFrom('apps')
    .select(['id_app', 'name', 'host', 'segment'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (!app)
    throw refuse('registry.unknown-tenant', 404, `Não há cliente com a chave '${key}'. Veja 'azulejo tenant list'.`);
  return { idApp: app.id_app, name: app.name, host: app.host, segment: app.segment };
}

async function remotesByModule(db: SystemDb): Promise<Map<string, string[]>> {
  const rows = await db.selectFrom('releases').select(['module', 'remote']).distinct().orderBy('remote').execute();
  const byModule = new Map<string, string[]>();
  for (const { module, remote } of rows) byModule.set(module, [...(byModule.get(module) ?? []), remote]);
  return byModule;
}

async function enabledModules(db: SystemDb, idApp: number): Promise<Set<string>> {
  const rows = await withTenant(db, idApp, (tenant) =>
    tenant.selectFrom('tenant_modules').select('module').where('enabled', '=', true).execute(),
  );
  return new Set(rows.map((row) => row.module));
}
