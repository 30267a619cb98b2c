import * as z from 'zod/mini';
import { readStored, removeStored, writeStored } from 'shared-kit/session';

const KEY = 'session-ended';

/**
 * The server no longer knows the session; the login that follows says why it is there. Stored, since the reply that tells it may come to
 * a page that is just being left, or to another tab.
 */
export function noteSessionEnd(): void {
  writeStored(KEY, true);
}

export function forgetSessionEnd(): void {
  removeStored(KEY);
}

export function hasSessionEnded(): boolean {
  return readStored(KEY, z.boolean()) === true;
}
