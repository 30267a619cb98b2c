let prefix = 'azulejo';

/** Keeps the tenants of one origin apart: every key is `azulejo:<basename>:<name>`. */
export function nameStorage(basename: string): void {
  prefix = `azulejo:${basename}`;
}

/** A stored value, or undefined where there is none, it can't be read or storage is closed to us. */
export function readStored<T>(name: string): T | undefined {
  try {
    const text = localStorage.getItem(`${prefix}:${name}`);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

/** Stores a value; where storage is closed or full, the page goes on without. */
export function writeStored(name: string, value: unknown): void {
  try {
    localStorage.setItem(`${prefix}:${name}`, JSON.stringify(value));
  } catch {
    // Private windows and full disks: nothing is lost but the memory of it.
  }
}

export function removeStored(name: string): void {
  try {
    localStorage.removeItem(`${prefix}:${name}`);
  } catch {
    // As above.
  }
}
