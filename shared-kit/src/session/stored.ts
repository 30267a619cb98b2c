let prefix = 'azulejo';

/** Keeps the tenants of one origin apart: every key is `azulejo:<basename>:<name>`. */
export function nameStorage(basename: string): void {
  prefix = `azulejo:${basename}`;
}

/** Storage that is closed to us throws where it is named. */
const browser = (): Storage => localStorage;
const tab = (): Storage => sessionStorage;

function read<T>(storage: () => Storage, name: string): T | undefined {
  try {
    const text = storage().getItem(`${prefix}:${name}`);
    return text === null ? undefined : (JSON.parse(text) as T);
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

/** A stored value, or undefined where there is none, it can't be read or storage is closed to us. */
export function readStored<T>(name: string): T | undefined {
  return read<T>(browser, name);
}

/** Stores a value; where storage is closed or full, the page goes on without. */
export function writeStored(name: string, value: unknown): void {
  write(browser, name, value);
}

export function removeStored(name: string): void {
  remove(browser, name);
}

/** The same for what belongs to this tab alone and ends with it. */
export function readInTab<T>(name: string): T | undefined {
  return read<T>(tab, name);
}

export function writeInTab(name: string, value: unknown): void {
  write(tab, name, value);
}

export function removeInTab(name: string): void {
  remove(tab, name);
}
