/**
 * Returns the values of a pattern's parameters at a path, or undefined when the path does not match.
 * Matches as the router does: letter case is ignored, `:name?` may be missing, a final `*` matches the rest.
 */
export function paramsAt(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  const match = expressionOf(pattern).exec(path);
  return match ? { ...match.groups } : undefined;
}

const mostExpressions = 500;
const expressions = new Map<string, RegExp>();

/** Returns the expression of a pattern, built once: every page compares its address with the patterns of all remotes. */
function expressionOf(pattern: string): RegExp {
  const known = expressions.get(pattern);
  if (known) return known;
  const source = pattern
    .replace(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?')
    .replace(/:(\w+)/g, '(?<$1>[^/]+)')
    .replace(/\*$/, '.*');
  const built = new RegExp(`^${source}$`, 'i');
  if (expressions.size >= mostExpressions) expressions.clear();
  expressions.set(pattern, built);
  return built;
}

/**
 * Returns the number of fixed segments in a pattern. Of several matching patterns, the router uses the one with most.
 */
export function exactnessOf(pattern: string): number {
  return pattern.split('/').filter((segment) => segment !== '' && !/^[:*]/.test(segment)).length;
}
