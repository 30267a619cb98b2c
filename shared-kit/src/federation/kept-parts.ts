const parts = new Map<string, unknown>();

/**
 * A part of a remote, made once until it is forgotten. React may render a place several times before it is shown for the first
 * time, and remembers nothing in between: each time would be a load, and each failure another one.
 */
export function keptPart<T>(key: string, make: () => T): T {
  // A key is only ever asked for with one type: it names remote and part.
  const part = (parts.get(key) as T | undefined) ?? make();
  parts.set(key, part);
  return part;
}

export function forgetPart(key: string): void {
  parts.delete(key);
}

export function forgetParts(): void {
  parts.clear();
}
