import type { FeatureId } from '@shared-kit/contracts/identity';
import { menuFlags } from '@shared-kit/contracts/delivery';
import type { ApiModule } from '../../platform/module.ts';
import type { SessionPart, SessionPartInput } from '../../platform/session-contributor.port.ts';
import { featuresWithAdminHost } from './features/feature.repository.ts';
import { featureOf } from './features/feature.rules.ts';

/** Collects what the tenant's modules add to the login session. Later modules win; flags are combined. */
export async function sessionParts(domains: readonly ApiModule[], input: SessionPartInput): Promise<SessionPart> {
  const contributors = domains.flatMap(({ session, always, name }) =>
    session && (always || input.tenant.modules.has(name)) ? [session] : [],
  );
  const [flags, ...parts] = await Promise.all([
    featureFlags(input),
    ...contributors.map((contribute) => contribute(input)),
  ]);
  return Object.assign({}, ...parts, { flags: [...flags, ...parts.flatMap((part) => part.flags ?? [])] });
}

/** Returns the flags of the tenant's features that open a page, and of its own administration. */
async function featureFlags({ db, tenant }: SessionPartInput): Promise<string[]> {
  const { features, hasAdminHost } = await featuresWithAdminHost(db);
  const isOn = (id: FeatureId): boolean => featureOf(features, id, tenant.modules).active;
  return [
    ...(isOn('EXTERNAL_COURSES') ? [menuFlags.externalCourses] : []),
    ...(isOn('RECOMMENDATION_BLOCK') ? [menuFlags.recommendations] : []),
    ...(isOn('CONTACT_US') ? [menuFlags.contactUs] : []),
    ...(hasAdminHost ? [menuFlags.adminHost] : []),
  ];
}
