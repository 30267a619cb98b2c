import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { appDetailsSchema, login } from '@shared-kit/contracts/identity';
import type { AppDetails, LoginSession } from '@shared-kit/contracts/identity';
import { Api } from './api.ts';
import { accountOf } from './accounts.ts';
import type { TenantName } from './accounts.ts';
import { portalOrigin } from './portal-address.ts';

/** Entry of a browser's local storage. */
interface StoredItem {
  readonly name: string;
  readonly value: string;
}

/** Reads the tenant's details from the document that the server embeds in its page. */
async function appOf(request: APIRequestContext, tenant: string, origin: string): Promise<AppDetails> {
  const page = await request.get(`${origin}/${tenant}/login`);
  const [, json] = /<script[^>]*id="azulejo-boot"[^>]*>(.*?)<\/script>/s.exec(await page.text()) ?? [];
  if (!json) throw new Error(`${page.url()} (${page.status()}) carries no boot document`);
  return appDetailsSchema.parse((JSON.parse(json) as { app: unknown }).app);
}

/** Logs a demo person in through the API. */
export function logInByApi(
  request: APIRequestContext,
  person: string,
  tenant: TenantName,
  origin = portalOrigin(),
): Promise<LoginSession> {
  return logInAs(request, accountOf(person, tenant), tenant, origin);
}

/** Logs in through the API of any company. */
export async function logInAs(
  request: APIRequestContext,
  { username, password }: { readonly username: string; readonly password: string },
  tenant: string,
  origin: string,
): Promise<LoginSession> {
  const app = await appOf(request, tenant, origin);
  return new Api(request, tenant, undefined, origin).call(login, {
    body: { username, password, idAppType: app.idAppType, acronym: app.acronym },
  });
}

/** Returns the browser storage after that login: the keys of @shared-kit/runtime/session, under the tenant's path. */
export function storedItems(session: LoginSession, tenant: string): readonly StoredItem[] {
  const { token, ...rest } = session;
  const item = (name: string, value: unknown): StoredItem => ({
    name: `azulejo:/${tenant}:${name}`,
    value: JSON.stringify(value),
  });
  return [item('token', token), item('session', rest)];
}

/**
 * Logs a new browser in: the first document of the portal finds the session before any of its scripts runs. Playwright's `storageState`
 * opens a page for it, which takes a process of Chromium for each person of each test.
 */
export async function storeSession(
  context: BrowserContext,
  items: readonly StoredItem[],
  origin: string,
): Promise<void> {
  await context.addInitScript(storeOnce, { items, origin });
}

/** Runs in every document and frame. The mark stays in the storage, so that a person who has logged out stays logged out. */
function storeOnce({ items, origin }: { readonly items: readonly StoredItem[]; readonly origin: string }): void {
  // Reading the storage of a sandboxed frame throws.
  if (globalThis.origin !== origin || localStorage.getItem('e2e:session') !== null) return;
  localStorage.setItem('e2e:session', 'stored');
  for (const { name, value } of items) localStorage.setItem(name, value);
}
