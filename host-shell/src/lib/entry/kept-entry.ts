import * as z from 'zod/mini';
import { readInTab, removeInTab, writeInTab } from 'shared-kit/session';

const KEY = 'entry';

/** A one-time token that came in the address and waits to be exchanged (A4l-10: the stored redirect token). */
export interface Entry {
  readonly token: string;
  /** Where in the portal it shall lead. */
  readonly callback?: string;
}

const entrySchema: z.ZodMiniType<Entry> = z.object({ token: z.string(), callback: z.exactOptional(z.string()) });

let kept: Entry | undefined;

/** In this tab alone, and over a reload: the address doesn't have it any more. */
export function keepEntry(entry: Entry): void {
  kept = entry;
  writeInTab(KEY, entry);
}

export function keptEntry(): Entry | undefined {
  return kept ?? readInTab(KEY, entrySchema);
}

export function forgetEntry(): void {
  kept = undefined;
  removeInTab(KEY);
}
