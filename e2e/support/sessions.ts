import type { APIRequestContext } from '@playwright/test';
import { appDetailsSchema, login } from '@shared-kit/contracts/identity';
import type { AppDetails, LoginSession } from '@shared-kit/contracts/identity';
import { Api } from './api.ts';
import { accountOf } from './accounts.ts';
import type { TenantName } from './accounts.ts';
import { portalOrigin } from './portal-address.ts';

/** Storage state for a new Playwright context. */
export interface StoredState {
  readonly cookies: [];
  readonly origins: { origin: string; localStorage: { name: string; value: string }[] }[];
}

/** Reads the tenant's details from the document that the server embeds in its page. */
async function appOf(request: APIRequestContext, tenant: TenantName, origin: string): Promise<AppDetails> {
  const page = await request.get(`${origin}/${tenant}/login`);
  const [, json] = /<script[^>]*id="azulejo-boot"[^>]*>(.*?)<\/script>/s.exec(await page.text()) ?? [];
  if (!json) throw new Error(`${page.url()} (${page.status()}) carries no boot document`);
  return appDetailsSchema.parse((JSON.parse(json) as { app: unknown }).app);
}

/** Logs in through the API. */
export async function logInByApi(
  request: APIRequestContext,
  person: string,
  tenant: TenantName,
  origin = portalOrigin(),
): Promise<LoginSession> {
  const app = await appOf(request, tenant, origin);
  const { username, password } = accountOf(person, tenant);
  return new Api(request, tenant, undefined, origin).call(login, {
    body: { username, password, idAppType: app.idAppType, acronym: app.acronym },
  });
}

/** Returns the browser storage after that login: the keys of @shared-kit/runtime/session, under the tenant's path. */
export function storedState(session: LoginSession, tenant: TenantName, origin = portalOrigin()): StoredState {
  const { token, ...rest } = session;
  const item = (name: string, value: unknown) => ({ name: `azulejo:/${tenant}:${name}`, value: JSON.stringify(value) });
  return { cookies: [], origins: [{ origin, localStorage: [item('token', token), item('session', rest)] }] };
}
