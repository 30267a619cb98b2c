/**
 * What a page that isn't ours may do: draw itself and run its own inline scripts, in an origin that belongs to nobody. It reaches no
 * server but for pictures, sound, fonts and framed players, sends no form, and only the tenant's portal may frame it.
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

/** Where a tenant's portal is found, as CSP writes it: a host without a port answers on any (decision 50). */
export function portalSource(host: string, publicOrigin: string | undefined): string {
  if (!/^[a-z0-9.-]+(:\d+)?$/.test(host)) return "'none'";
  // To CSP, `http:` means https as well.
  const scheme = publicOrigin?.startsWith('https:') ? 'https' : 'http';
  return `${scheme}://${/:\d+$/.test(host) ? host : `${host}:*`}`;
}

/** Whose file a key of the storage is; undefined where it is no tenant's, or no page. */
export function tenantOfPage(key: string): number | undefined {
  const match = /^t([1-9]\d{0,8})\/.+\.html?$/.exec(key);
  return match ? Number(match[1]) : undefined;
}
