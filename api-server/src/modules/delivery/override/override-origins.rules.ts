/** Parses `http://localhost:*,https://dev.example` to a list. */
export function allowedOrigins(setting: string): string[] {
  return setting
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

/**
 * Returns the normalized origin when it is on the list, in which `*` means any port. Null for anything else, paths
 * included.
 */
export function allowedOrigin(given: string, allowed: readonly string[]): string | null {
  if (!URL.canParse(given)) return null;
  const { origin, protocol, hostname, pathname, search, hash } = new URL(given);
  const isOrigin =
    (protocol === 'http:' || protocol === 'https:') &&
    pathname === '/' &&
    search === '' &&
    hash === '' &&
    !given.includes('@');
  if (!isOrigin) return null;
  const isListed = allowed.some((each) =>
    each.endsWith(':*') ? `${protocol}//${hostname}` === each.slice(0, -2) : origin === originOf(each),
  );
  return isListed ? origin : null;
}

function originOf(listed: string): string | null {
  return URL.canParse(listed) ? new URL(listed).origin : null;
}

/** Parses the page's `?remote=` parameter: `mfe-store@http://localhost:3004`. */
export function requestedOverride(query: unknown): { remote: string; origin: string } | null {
  const requested =
    typeof query === 'string' ? /^([a-z][a-z0-9-]{1,39})@(https?:\/\/[^/?#@\s]+)\/?$/.exec(query) : null;
  return requested?.[1] !== undefined && requested[2] !== undefined
    ? { remote: requested[1], origin: requested[2] }
    : null;
}
