import { randomBytes } from 'node:crypto';
import type { SsoFault } from '@shared-kit/contracts/identity';
import { ssoRoutes } from '@shared-kit/contracts/identity';
import type { CacheProvider, Profile } from '@node-saml/node-saml';
import type { SamlSettings } from '../../../platform/database/platform.tables.ts';
import { HOUR_MS } from '@shared-kit/contracts/calendar';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Tenant } from '../../../platform/tenancy/tenant.types.ts';
import { browserHash } from '../entry/entry.service.ts';
import { entryTokens } from '../entry/entry-token.service.ts';
import { users } from '../user.repository.ts';
import { pageOfCallback } from './callback.rules.ts';
import { decodeResponse, readResponse } from './saml-response.adapter.ts';
import type { SamlResponse } from './saml-response.adapter.ts';
import { REQUEST_GOOD_FOR_MS, faultOf } from './saml-response.rules.ts';
import { ssoKey } from './sso-keys.repository.ts';
import { ssoMemory } from './sso.repository.ts';

/** Milliseconds for which a used assertion is stored; longer than it could be valid. */
const REMEMBER_MS = HOUR_MS;

/** One call about a tenant's SSO. */
export interface SsoCall {
  readonly platform: Platform;
  readonly tenant: Tenant;
  readonly settings: SamlSettings;
  /** Portal address: `https://portal.example/aurora`. */
  readonly portalUrl: string;
  readonly now: Date;
}

export type SsoOutcome =
  | { readonly kind: 'entered'; readonly token: string; readonly callback: string }
  | { readonly kind: 'refused'; readonly fault: SsoFault };

/** Returns the portal's own addresses as a service of identity providers. */
export const addressesOf = (portalUrl: string) => ({
  acsUrl: `${portalUrl}/api${ssoRoutes.answer}`,
  entityId: `${portalUrl}/api${ssoRoutes.metadata}`,
});

/**
 * Returns the redirect address at the company's identity provider. It carries a signed request that is stored until
 * its answer arrives.
 */
export async function beginSso(call: SsoCall, callback: unknown, browser: string): Promise<string> {
  const provider = await providerOf(call, {
    save: async (id) => {
      const expiresAt = new Date(call.now.getTime() + REQUEST_GOOD_FOR_MS);
      const page = pageOfCallback(callback, call.portalUrl);
      await inTenant(call, (db) =>
        ssoMemory(db).saveRequest({ id, callback: page, browserHash: browserHash(browser), expiresAt }),
      );
    },
    isOpen: async () => false,
  });
  return provider.getAuthorizeUrlAsync('', undefined, {});
}

/** Validates the identity provider's answer. A refusal has its reason in the message, for the log only. */
export async function completeSso(call: SsoCall, encoded: unknown): Promise<SsoOutcome> {
  decodeResponse(encoded);
  const provider = await providerOf(call, {
    save: async () => undefined,
    isOpen: (id) => inTenant(call, (db) => ssoMemory(db).isOpen(id, call.now)),
  });
  const { profile } = await provider.validatePostResponseAsync({ SAMLResponse: String(encoded) });
  const response = readResponse(provider.signedResponse);
  const fault = faultOf(response, { issuer: call.settings.issuer, ...addressesOf(call.portalUrl) }, call.now);
  if (fault !== null || !profile) throw refuse('sso.refused', 403, fault ?? 'no profile');
  const login = loginOf(profile, call.settings.loginAttribute);
  return inTenant(call, (db) => enter(call, db, response, login));
}

/**
 * Claims request and assertion and issues a token for the login page, in one transaction. Claimed ones stay claimed.
 */
async function enter({ now }: SsoCall, db: TenantDb, response: SamlResponse, login: string): Promise<SsoOutcome> {
  const [assertion] = response.assertions;
  const memory = ssoMemory(db);
  const request = await memory.claimRequest(response.inResponseTo, now);
  const isFirst =
    assertion !== undefined &&
    (await memory.claimAssertion(assertion.id, new Date(Date.parse(assertion.notOnOrAfter) + REMEMBER_MS)));
  if (!request || !isFirst) throw refuse('sso.refused', 403, 'answered before');
  const user = login === '' ? undefined : await users(db).findByUsername(login);
  if (!user?.active) return { kind: 'refused', fault: 'unknown-person' };
  const token = await entryTokens(db, 'portal').issue(
    user.id_user,
    { via: 'sso', browser: request.browserHash, isStrong: true },
    now,
  );
  return { kind: 'entered', token, callback: request.callback };
}

/** Returns the metadata of this tenant for the company's identity provider. */
export async function ssoMetadata(call: Omit<SsoCall, 'settings'>): Promise<string> {
  const { platform, portalUrl, now } = call;
  const key = await ssoKey(platform.database.db, platform.secret, now);
  // The metadata contains nothing of the identity provider, so it is available before one is configured.
  const nobody = {
    autoRedirect: false,
    entryPoint: portalUrl,
    issuer: '-',
    certificates: [...key.certificates],
    loginAttribute: '',
  };
  const { serviceProvider } = await loadServiceProvider();
  return serviceProvider({
    settings: nobody,
    ...addressesOf(portalUrl),
    key,
    requests: requestsOf({ save: async () => undefined, isOpen: async () => false }),
  }).generateServiceProviderMetadata(null, [...key.certificates]);
}

/** Returns a browser's existing mark, so that logins in two tabs do not invalidate each other, or a new one. */
export function browserMark(stored: string | undefined): string {
  return stored !== undefined && /^[\w-]{43}$/.test(stored) ? stored : randomBytes(32).toString('base64url');
}

/** Loads the SAML library on use, because it is large and few companies have an identity provider. */
const loadServiceProvider = () => import('./service-provider.adapter.ts');

/** How a service provider remembers its requests. */
interface RequestMemory {
  save(id: string): Promise<void>;
  isOpen(id: string): Promise<boolean>;
}

export async function providerOf(call: SsoCall, memory: RequestMemory) {
  const { platform, settings, portalUrl, now } = call;
  const key = await ssoKey(platform.database.db, platform.secret, now);
  const requests = requestsOf(memory);
  const { serviceProvider } = await loadServiceProvider();
  return serviceProvider({ settings, ...addressesOf(portalUrl), key, requests });
}

/** Request store for node-saml. It never deletes a request: `claimRequest` does, together with all related state. */
function requestsOf({ save, isOpen }: RequestMemory): CacheProvider {
  return {
    async saveAsync(id, value) {
      await save(id);
      return { value, createdAt: Date.now() };
    },
    // The expiry is checked here; node-saml only expects a timestamp.
    getAsync: async (id) => ((await isOpen(id)) ? new Date().toISOString() : null),
    removeAsync: async (id) => id,
  };
}

export function inTenant<T>(
  { platform, tenant }: Pick<SsoCall, 'platform' | 'tenant'>,
  work: (db: TenantDb) => Promise<T>,
): Promise<T> {
  return withTenant(platform.database.db, tenant.idApp, work);
}

/** Returns the login that an answer carries; empty when it has none. */
export function loginOf({ nameID, attributes }: Profile, loginAttribute: string): string {
  const value = loginAttribute === '' ? nameID : (attributes as Record<string, unknown> | undefined)?.[loginAttribute];
  return typeof value === 'string' ? value.trim() : '';
}
