import { setModule } from '../../../platform/tenancy/module-switch.repository.ts';
import { enabledModules } from '../../../platform/tenancy/tenants.service.ts';
import { moduleNames } from '@shared-kit/contracts/delivery';
import type { ModuleState } from '@shared-kit/contracts/delivery';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import type { SystemDb } from '../../../platform/database/tenant-db.adapter.ts';
import { refuse } from '../../../platform/errors.ts';
import { recordMove } from '../releases/moves.repository.ts';
import { tenantNamed } from './named-tenant.service.ts';
import { refuseUnfitModule } from '../releases/release-fitness.policy.ts';
import type { Platform } from '../../../platform/platform.ts';

/** Returns every module that a tenant can have: those of the API and those of published remotes. */
export async function modulesOf(platform: Platform, tenantKey: string): Promise<ModuleState[]> {
  const { db } = platform.database;
  const { idApp } = await tenantNamed(db, tenantKey);
  const [remotes, enabled] = await Promise.all([remotesByModule(db), enabledModules(db, idApp)]);
  return [...new Set([...moduleNames, ...remotes.keys(), ...enabled])]
    .toSorted()
    .map((module) => ({ module, enabled: enabled.has(module), remotes: remotes.get(module) ?? [] }));
}

/** Switches a module; menu, routes, slots and calls of the tenant change at once. */
export async function switchModule(
  platform: Platform,
  tenantKey: string,
  module: string,
  enabled: boolean,
  by: string,
): Promise<{ tenant: string; name: string }> {
  const { db } = platform.database;
  const { idApp, name } = await tenantNamed(db, tenantKey);
  const known = (await modulesOf(platform, tenantKey)).map((each) => each.module);
  if (!known.includes(module))
    throw refuse('registry.unknown-module', 404, `Não há módulo '${module}'. Módulos: ${known.join(', ')}.`);
  if (enabled) await refuseUnfitModule(platform, module, tenantKey);
  await withTenant(db, idApp, (tenant) => setModule(tenant, module, enabled));
  await moduleSwitched(platform, { tenantKey, module, enabled, by });
  return { tenant: tenantKey, name };
}

interface ModuleSwitch {
  readonly tenantKey: string;
  readonly module: string;
  readonly enabled: boolean;
  readonly by: string;
}

/**
 * Records a committed switch in the history of the registry, and makes every node read the tenant's modules again, so
 * that open pages learn it with their next call.
 */
export async function moduleSwitched(
  platform: Platform,
  { tenantKey, module, enabled, by }: ModuleSwitch,
): Promise<void> {
  platform.tenants.forget();
  platform.delivery.forget();
  await recordMove(platform.database.db, {
    kind: enabled ? 'module-on' : 'module-off',
    remote: module,
    tenant: tenantKey,
    moved_by: by,
    moved_at: platform.clock.now(),
  });
}

/** Returns the modules of the published remotes. */
export async function remoteModules(db: SystemDb): Promise<string[]> {
  return [...(await remotesByModule(db)).keys()];
}

async function remotesByModule(db: SystemDb): Promise<Map<string, string[]>> {
  const rows = await db.selectFrom('remotes').select(['module', 'remote']).orderBy('remote').execute();
  const byModule = new Map<string, string[]>();
  for (const { module, remote } of rows) byModule.set(module, [...(byModule.get(module) ?? []), remote]);
  return byModule;
}
