import * as z from 'zod/mini';
import { readInTab, readStored, removeInTab, removeStored, writeInTab, writeStored } from '@shared-kit/runtime/session';

const LEFT = 'left-at';
const REDIRECTED = 'sso-redirected-at';

/** Saves an intentional logout for all tabs of the portal. */
export function recordLogout(now: number): void {
  writeStored(LEFT, now);
}

export function recordRedirect(now: number): void {
  writeInTab(REDIRECTED, now);
}

export function ssoMemory(): { leftAt: number | undefined; redirectedAt: number | undefined } {
  return { leftAt: readStored(LEFT, z.number()), redirectedAt: readInTab(REDIRECTED, z.number()) };
}

/** Clears the saved times after a login. */
export function clearSsoMemory(): void {
  removeStored(LEFT);
  removeInTab(REDIRECTED);
}
