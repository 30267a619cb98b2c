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
  if (labelOfHost(host, pattern) !== undefined) return false;
  return !pattern.includes('*') || new URL(contentOriginOfTenant(pattern, idApp)).host === host;
}

const LABEL = /^v([1-9]\d{0,8})-[0-9a-f]{26}$/;

/**
 * Returns the origin that one visit of a package has for itself: `https://v1-….example-content.net` below
 * `https://*.example-content.net`, and `http://v1-….localhost:3001` below `http://localhost:3001`, which browsers
 * resolve by themselves. Returns null for a content origin of one host, where no label can be added.
 */
export function lessonOriginOf(pattern: string, label: string): string | null {
  if (pattern.includes('*')) return pattern.replace('*', label);
  const { protocol, hostname, port } = new URL(pattern);
  return hostname === 'localhost' ? `${protocol}//${label}.localhost${port === '' ? '' : `:${port}`}` : null;
}

/** Returns the CSP source of all visits' origins; null when they have none of their own. */
export function lessonSourceOf(pattern: string): string | null {
  return lessonOriginOf(pattern, '*');
}

/** Returns the label of a visit's own host; undefined for every other host. */
export function labelOfHost(host: string, pattern: string): string | undefined {
  const label = host.split('.')[0] ?? '';
  const origin = LABEL.test(label) ? lessonOriginOf(pattern, label) : null;
  return origin !== null && new URL(origin).host === host ? label : undefined;
}

/** Returns the tenant in a visit's label; undefined when it is none. */
export function tenantOfLabel(label: string): number | undefined {
  const found = LABEL.exec(label);
  return found ? Number(found[1]) : undefined;
}
