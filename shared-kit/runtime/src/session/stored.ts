import type { Schema } from '@shared-kit/contracts/core';
import { storageKey } from '@shared-kit/contracts/page-start';
import type * as z from 'zod/mini';

let basename: string | undefined;

/** Sets the tenant whose values are read and stored from now on. `path`: the tenant's path without a trailing slash. */
export function nameStorage(path: string): void {
  basename = path;
}

/** Returns the tenant's path without a trailing slash; empty when the host alone names the tenant. */
export function tenantPath(): string {
  return basename ?? '';
}

const keyOf = (name: string): string => (basename === undefined ? `azulejo:${name}` : storageKey(basename, name));

/** Functions, because blocked storage throws on access. */
const browser = (): Storage => localStorage;
const tab = (): Storage => sessionStorage;

/**
 * Returns undefined when a stored value does not match its schema: it may come from another version or be edited by
 * hand.
 */
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
    // Storage fails in private windows and on full disks. The page works without it.
  }
}

function remove(storage: () => Storage, name: string): void {
  try {
    storage().removeItem(keyOf(name));
  } catch {
    // Storage may be blocked.
  }
}

/** Returns a stored value, or undefined when it is missing, does not match its schema or storage is blocked. */
export function readStored<S extends Schema>(name: string, schema: S): z.output<S> | undefined {
  return read(browser, name, schema);
}

/** Stores a value. Does nothing when storage is blocked or full. */
export function writeStored(name: string, value: unknown): void {
  write(browser, name, value);
}

/** Removes a stored value. */
export function removeStored(name: string): void {
  remove(browser, name);
}

/** Returns a stored value that belongs to this tab and ends with it, under the same rules as `readStored`. */
export function readInTab<S extends Schema>(name: string, schema: S): z.output<S> | undefined {
  return read(tab, name, schema);
}

/** Stores a value for this tab. Does nothing when storage is blocked or full. */
export function writeInTab(name: string, value: unknown): void {
  write(tab, name, value);
}

/** Removes a value of this tab. */
export function removeInTab(name: string): void {
  remove(tab, name);
}
