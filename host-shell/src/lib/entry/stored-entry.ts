import * as z from 'zod/mini';
import { readInTab, removeInTab, writeInTab } from '@shared-kit/runtime/session';

const KEY = 'entry';

/** One-time token from the address that has not been exchanged yet (A4l-10: the stored redirect token). */
export interface Entry {
  readonly token: string;
  /** Path in the portal to open after the login. */
  readonly callback?: string;
}

const entrySchema: z.ZodMiniType<Entry> = z.object({ token: z.string(), callback: z.exactOptional(z.string()) });

let stored: Entry | undefined;

/** Stores the token for this tab, so that it survives a reload: the address does not contain it any more. */
export function storeEntry(entry: Entry): void {
  stored = entry;
  writeInTab(KEY, entry);
}

export function storedEntry(): Entry | undefined {
  return stored ?? readInTab(KEY, entrySchema);
}

export function clearEntry(): void {
  stored = undefined;
  removeInTab(KEY);
}
