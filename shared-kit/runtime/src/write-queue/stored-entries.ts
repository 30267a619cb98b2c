import * as z from 'zod/mini';
import type { Schema } from '@shared-kit/contracts/core';
import { readInTab, readStored, removeInTab, removeStored, writeInTab, writeStored } from '@shared-kit/runtime/session';

/** Storage of a queue: `device` is shared by all tabs, `tab` ends with its tab. */
const storages = {
  device: { read: readStored, write: writeStored, remove: removeStored },
  tab: { read: readInTab, write: writeInTab, remove: removeInTab },
} as const;

/** Stored list of entries. */
export interface StoredEntries<E> {
  /** Returns the entries that match the schema; skips the others. */
  read(): readonly E[];
  /** Stores the entries. Removes the key when there are none. */
  write(entries: readonly E[]): void;
}

/** Accesses a list of entries under one key of the browser's storage. */
export function storedEntries<S extends Schema>(
  key: string,
  schema: S,
  { in: place }: { readonly in: keyof typeof storages },
): StoredEntries<z.output<S>> {
  const storage = storages[place];
  return {
    read: () =>
      (storage.read(key, z.array(z.unknown())) ?? []).flatMap((entry) => {
        const parsed = schema.safeParse(entry);
        return parsed.success ? [parsed.data] : [];
      }),
    write: (entries) => (entries.length === 0 ? storage.remove(key) : storage.write(key, entries)),
  };
}
