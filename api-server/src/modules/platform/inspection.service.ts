import type { InspectedRemote, Inspection, inspectPlatform } from 'shared-kit/contracts/platform';
import type { PlatformContext } from '../../platform/module.ts';
import { allowedOrigins } from '../../platform/registry/override-origins.rules.ts';
import { visitorNamedBy } from '../../platform/registry/visitor.ts';

/** Every remote that the tenant has on, with all the server knows of it. */
export async function inspectTenant({ platform, tenant, request }: PlatformContext<typeof inspectPlatform>): Promise<Inspection> {
  const composition = await platform.registry.compositionOf(tenant, visitorNamedBy(request.cookie));
  const remotes = composition.releases.map(
    ({ remote, version, channel, manifest }): InspectedRemote => ({
      remote,
      module: manifest.module,
      version,
      channel,
      verdicts: [],
      stable: null,
      canary: null,
      pin: null,
      moves: [],
      health: [],
    }),
  );
  return { composition: composition.id, shells: [], remotes, overrideOrigins: allowedOrigins(platform.env.OVERRIDE_ORIGINS) };
}
