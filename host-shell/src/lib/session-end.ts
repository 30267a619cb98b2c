import * as z from 'zod/mini';
import { readStored, removeStored, writeStored } from '@shared-kit/runtime/session';

const KEY = 'session-ended';

/**
 * Saves that the server no longer has the session, so that the login can say why it appears. It is stored, because the
 * response may arrive in a page that is unloading, or in another tab.
 */
export function recordSessionEnd(): void {
  writeStored(KEY, true);
}

export function clearSessionEnd(): void {
  removeStored(KEY);
}

export function hasSessionEnded(): boolean {
  return readStored(KEY, z.boolean()) === true;
}
