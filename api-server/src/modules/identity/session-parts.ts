import type { FeatureId } from '@shared-kit/contracts/identity';
import { menuFacts } from '@shared-kit/contracts/delivery';
import type { ApiModule } from '../../platform/module.ts';
import type { SessionPart, SessionPartInput } from '../../platform/session-contributor.ts';
import { featuresOf } from './features/feature.repository.ts';
import { featureOf } from './features/feature.rules.ts';

/** Collects what the tenant's modules add to the login session, one after the other. Flags are combined. */
export async function sessionParts(domains: readonly ApiModule[], input: SessionPartInput): Promise<SessionPart> {
  let parts: SessionPart = { facts: await featureFacts(input) };
  for (const domain of domains) {
    if (!domain.session || !(domain.always || input.tenant.modules.has(domain.name))) continue;
    const part = await domain.session(input);
    parts = { ...parts, ...part, facts: [...(parts.facts ?? []), ...(part.facts ?? [])] };
  }
  return parts;
}

/** Returns the flags of the tenant's features that open a page. */
async function featureFacts({ db, tenant }: SessionPartInput): Promise<string[]> {
  const features = await featuresOf(db);
  const isOn = (id: FeatureId): boolean => featureOf(features, id, tenant.modules).active;
  return [
    ...(isOn('EXTERNAL_COURSES') ? [menuFacts.externalCourses] : []),
    ...(isOn('RECOMMENDATION_BLOCK') ? [menuFacts.recommendations] : []),
    ...(isOn('CONTACT_US') ? [menuFacts.contactUs] : []),
  ];
}
