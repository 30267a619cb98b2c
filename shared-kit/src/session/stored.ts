import type { Schema } from 'shared-kit/contracts/core';
import type * as z from 'zod/mini';

let prefix = 'azulejo';

/** Keeps the tenants of one origin apart: every key is `azulejo:<basename>:<name>`. */
export function nameStorage(basename: string): void {
  prefix = `azulejo:${basename}`;
}

/** Storage that is closed to us throws where it is named. */
const browser = (): Storage => localStorage;
const tab = (): Storage => sessionStorage;

/** What is stored may be of another version, or written by hand: a value that does not fit its schema is none. */
function read<S extends Schema>(storage: () => Storage, name: string, schema: S): z.output<S> | undefined {
  try {
    const text = storage().getItem(`${prefix}:${name}`);
    return text === null ? undefined : schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function write(storage: () => Storage, name: string, value: unknown): void {
  try {
    storage().setItem(`${prefix}:${name}`, JSON.stringify(value));
  } catch {
    // Private windows and full disks: nothing is lost but the memory of it.
  }
}

function remove(storage: () => Storage, name: string): void {
  try {
    storage().removeItem(`${prefix}:${name}`);
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
