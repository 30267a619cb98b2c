import type { BrowserContextOptions } from 'playwright-core';
import type { LoginSession } from '@shared-kit/contracts/identity';

/** Returns the storage state of a browser after a login. */
export function sessionState(
  origin: string,
  tenant: string,
  { token, ...session }: LoginSession,
): Exclude<BrowserContextOptions['storageState'], string | undefined> {
  const item = (name: string, value: unknown) => ({ name: `azulejo:/${tenant}:${name}`, value: JSON.stringify(value) });
  return { cookies: [], origins: [{ origin, localStorage: [item('token', token), item('session', session)] }] };
}
