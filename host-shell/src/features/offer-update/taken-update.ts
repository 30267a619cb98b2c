import * as z from 'zod/mini';
import { readInTab, writeInTab } from 'shared-kit/session';

const KEY = 'update-taken';

/** The update that this page was loaded to take, in this tab. A cache on the way may have answered with the old page all the same. */
export function takenUpdate(): string | undefined {
  return readInTab(KEY, z.string());
}

/** Loads the document of the current address anew, and notes what for. */
export function takeUpdate(id: string): void {
  writeInTab(KEY, id);
  location.reload();
}
