/**
 * Returns the values of a pattern's parameters at a path, or undefined when the path does not match.
 * Matches as the router does: letter case is ignored, `:name?` may be missing, a final `*` matches the rest.
 */
export function paramsAt(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  const source = pattern
    .replace(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?')
    .replace(/:(\w+)/g, '(?<$1>[^/]+)')
    .replace(/\*$/, '.*');
  const match = new RegExp(`^${source}$`, 'i').exec(path);
  return match ? { ...match.groups } : undefined;
}

/**
 * Returns the number of fixed segments in a pattern. Of several matching patterns, the router uses the one with most.
 */
export function exactnessOf(pattern: string): number {
  return pattern.split('/').filter((segment) => segment !== '' && !/^[:*]/.test(segment)).length;
}
