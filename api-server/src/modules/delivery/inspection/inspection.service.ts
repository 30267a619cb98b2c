import type { InspectedRemote, Inspection, Release, inspectPlatform } from '@shared-kit/contracts/delivery';
import type { PlatformContext } from '../../../platform/module.ts';
import type { Platform } from '../../../platform/platform.ts';
import { healthOf } from '../telemetry/health.service.ts';
import { allowedOrigins } from '../override/override-origins.rules.ts';
import { movesOf, remoteState } from '../releases/registry-views.repository.ts';
import { judgedShellBuilds } from '../verdict/shell-builds.repository.ts';
import { verdictOf } from '../verdict/verdict.service.ts';
import { visitorNamedBy } from '../composition/visitor.service.ts';
import type { Tenant } from '../../../platform/tenancy/tenant.types.ts';

/** Reads the newest hundred moves and shows those that concern the tenant. */
const MOVES = { read: 100, shown: 20 };

/**
 * Returns every remote that the tenant has on, with all server data about it, except data that concerns other tenants
 * only.
 */
export async function inspectTenant({
  platform,
  tenant,
  request,
}: PlatformContext<typeof inspectPlatform>): Promise<Inspection> {
  const composition = await platform.delivery.compositionOf(tenant, visitorNamedBy(request.cookie));
  const remotes: InspectedRemote[] = [];
  for (const release of composition.releases) remotes.push(await inspect(platform, tenant, release));
  const shells = await judgedShellBuilds(platform.database.db);
  return {
    composition: composition.id,
    shells: shells.map(({ capabilities, lastSeen }) => ({
      version: capabilities.version,
      capabilities,
      lastSeen: lastSeen.toISOString(),
    })),
    remotes,
    overrideOrigins: allowedOrigins(platform.env.OVERRIDE_ORIGINS),
  };
}

async function inspect(
  platform: Platform,
  { key }: Tenant,
  { remote, version, channel, manifest, signature }: Release,
): Promise<InspectedRemote> {
  const { db } = platform.database;
  const part = { remote, module: manifest.module, version, channel };
  // A build under development is not in the registry.
  if (!signature) return { ...part, verdicts: [], stable: null, canary: null, pin: null, moves: [], health: [] };
  const state = await remoteState(db, remote);
  const isOurs = (tenant: string | null): boolean => tenant === null || tenant === key;
  const canary =
    state.canaries.find(({ tenant }) => tenant === key) ?? state.canaries.find(({ tenant }) => tenant === null);
  const moves = (await movesOf(db, remote, MOVES.read)).filter(({ tenant }) => isOurs(tenant));
  return {
    ...part,
    verdicts: await verdictOf(platform, { remote, version }, [key]),
    stable: state.stable,
    canary: canary ? { version: canary.version, percent: canary.percent } : null,
    pin: state.pins.find(({ tenant }) => tenant === key)?.version ?? null,
    moves: moves.slice(0, MOVES.shown),
    health: await healthOf(db, { remote, tenant: key }, platform.clock.now()),
  };
}
