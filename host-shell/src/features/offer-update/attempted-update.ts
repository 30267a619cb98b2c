import * as z from 'zod/mini';
import { readInTab, writeInTab } from '@shared-kit/runtime/session';

const KEY = 'update-taken';

/**
 * Returns the update that this page was reloaded for, in this tab. A cache on the way may still have returned the old
 * page.
 */
export function attemptedUpdate(): string | undefined {
  return readInTab(KEY, z.string());
}

/** Stores the id of the update and reloads the document of the current address. */
export function attemptUpdate(id: string): void {
  writeInTab(KEY, id);
  location.reload();
}
