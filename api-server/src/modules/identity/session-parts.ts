import type { ApiModule } from '../../platform/module.ts';
import type { SessionPart, SessionPartInput } from '../../platform/session-contributor.ts';

/** What the tenant's modules add to the login session, one after the other. */
export async function sessionParts(domains: readonly ApiModule[], input: SessionPartInput): Promise<SessionPart> {
  let parts: SessionPart = {};
  for (const domain of domains) {
    if (domain.session && input.tenant.modules.has(domain.name)) parts = { ...parts, ...(await domain.session(input)) };
  }
  return parts;
}
