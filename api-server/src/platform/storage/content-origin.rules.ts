/**
 * Returns the content origin of one tenant. In `https://*.example-content.net`, the star becomes the tenant's own name,
 * so that the content of two tenants shares no origin. An origin without a star serves all tenants.
 */
export function contentOriginOfTenant(origin: string, idApp: number): string {
  return origin.replace('*', `t${idApp}`);
}

/** Returns whether an origin is one of the content origins. */
export function isContentOrigin(origin: string, pattern: string): boolean {
  const [before, after] = pattern.split('*');
  if (after === undefined || before === undefined) return origin === pattern;
  return (
    origin.startsWith(before) && origin.endsWith(after) && /^t\d+$/.test(origin.slice(before.length, -after.length))
  );
}

/** Returns whether a host of the content origin may serve a file of the tenant whose folder the key starts with. */
export function servesTenant(host: string, pattern: string, idApp: number): boolean {
  return !pattern.includes('*') || new URL(contentOriginOfTenant(pattern, idApp)).host === host;
}
