const parts = new Map<string, unknown>();

/**
 * Returns a part of a remote, created once until it is forgotten. React may render a place several times before its
 * first commit and keeps no state in between. Without this cache each render would start another load.
 */
export function cachedPart<T>(key: string, make: () => T): T {
  // A key is always used with one type: it names remote and part.
  const part = (parts.get(key) as T | undefined) ?? make();
  parts.set(key, part);
  return part;
}

export function dropCachedPart(key: string): void {
  parts.delete(key);
}

export function dropCachedParts(): void {
  parts.clear();
}
