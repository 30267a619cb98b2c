/**
 * Returns the policy of a third-party page: it may render and run its own inline scripts, in an opaque origin. It may
 * load only pictures, sound, fonts and framed players from servers, sends no form, and only the tenant's portal may
 * frame it.
 */
export function pagePolicy(portal: string): string {
  return [
    "default-src 'none'",
    "script-src 'unsafe-inline'",
    "style-src 'unsafe-inline'",
    'img-src data: blob: https:',
    'media-src data: blob: https:',
    'font-src data: https:',
    'frame-src https:',
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${portal}`,
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
  ].join('; ');
}

/** Returns the CSP source of a tenant's portal: a host without a port matches any port (decision 50). */
export function portalSource(host: string, publicOrigin: string | undefined): string {
  if (!/^[a-z0-9.-]+(:\d+)?$/.test(host)) return "'none'";
  // In CSP, `http:` matches https too.
  const scheme = publicOrigin?.startsWith('https:') ? 'https' : 'http';
  return `${scheme}://${/:\d+$/.test(host) ? host : `${host}:*`}`;
}

/** Returns the tenant of a storage key; undefined when it belongs to no tenant or is no page. */
export function tenantOfPage(key: string): number | undefined {
  const match = /^t([1-9]\d{0,8})\/.+\.html?$/.exec(key);
  return match ? Number(match[1]) : undefined;
}
