import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Lock } from '@shared-kit/contracts/delivery';
import * as z from 'zod/mini';
import { refuse } from '../../../platform/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Tenant } from '../../../platform/tenancy/tenant.types.ts';
import { tenantNamed } from '../tenant-modules/named-tenant.service.ts';
import { anonymousVisitor } from './visitor.service.ts';

/**
 * Returns the current composition of a tenant's portal for visitors without a canary, so that it can be tested again
 * later and elsewhere.
 */
export async function lockOf(
  platform: Platform,
  tenantKey: string,
  originOf: (tenant: Pick<Tenant, 'host'>) => string,
): Promise<Lock> {
  const { host, segment } = await tenantNamed(platform.database.db, tenantKey);
  const tenant = await platform.tenants.resolve(host, segment);
  if (tenant?.key !== tenantKey) throw refuse('registry.tenant-off', 409, `O portal de '${tenantKey}' está desligado.`);
  const origin = originOf(tenant);
  const { id, modules, homeModule, releases, keys } = await platform.delivery.compositionOf(tenant, anonymousVisitor);
  const signers = new Set(releases.map(({ signature }) => signature?.key));
  return {
    lockfile: 1,
    writtenAt: platform.clock.now().toISOString(),
    source: `${origin}${tenant.basePath}`,
    tenant: tenantKey,
    shell: await shellVersion(platform.env.SHELL_DIR),
    composition: id,
    modules,
    homeModule,
    remotes: Object.fromEntries(
      releases.map((release) => [release.remote, { ...release, baseUrl: new URL(release.baseUrl, origin).href }]),
    ),
    keys: Object.fromEntries(Object.entries(keys).filter(([key]) => signers.has(key))),
  };
}

const shellCapabilitiesSchema = z.object({ capabilities: z.object({ version: z.string() }) });

async function shellVersion(folder: string): Promise<string> {
  const text = await readFile(join(folder, 'shell-manifest.json'), 'utf8').catch(() => '{}');
  const parsed = shellCapabilitiesSchema.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data.capabilities.version : '';
}
