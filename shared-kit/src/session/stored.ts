import type { Schema } from 'shared-kit/contracts/core';
import { storageKey } from 'shared-kit/contracts/page-start';
import type * as z from 'zod/mini';

let basename: string | undefined;

/** Names the tenant whose values are read and stored from now on. `path`: the tenant's path without a trailing slash. */
export function nameStorage(path: string): void {
  basename = path;
}

const keyOf = (name: string): string => (basename === undefined ? `azulejo:${name}` : storageKey(basename, name));

/** Storage that is closed to us throws where it is named. */
const browser = (): Storage => localStorage;
const tab = (): Storage => sessionStorage;

/** What is stored may be of another version, or written by hand: a value that does not fit its schema is none. */
function read<S extends Schema>(storage: () => Storage, name: string, schema: S): z.output<S> | undefined {
  try {
    const text = storage().getItem(keyOf(name));
    return text === null ? undefined : schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function write(storage: () => Storage, name: string, value: unknown): void {
  try {
    storage().setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // Private windows and full disks: nothing is lost but the memory of it.
  }
}

function remove(storage: () => Storage, name: string): void {
  try {
    storage().removeItem(keyOf(name));
  } catch {
    // As above.
  }
}

/** A stored value, or undefined where there is none, it does not fit the schema or storage is closed to us. */
export function readStored<S extends Schema>(name: string, schema: S): z.output<S> | undefined {
  return read(browser, name, schema);
}

/** Stores a value; where storage is closed or full, the page goes on without. */
export function writeStored(name: string, value: unknown): void {
  write(browser, name, value);
}

export function removeStored(name: string): void {
  remove(browser, name);
}

/** The same for what belongs to this tab alone and ends with it. */
export function readInTab<S extends Schema>(name: string, schema: S): z.output<S> | undefined {
  return read(tab, name, schema);
}

export function writeInTab(name: string, value: unknown): void {
  write(tab, name, value);
}

export function removeInTab(name: string): void {
  remove(tab, name);
}
