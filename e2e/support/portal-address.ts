/** Address of the portal under test; global-setup.ts has stored it here. */
export function portalOrigin(): string {
  const origin = process.env['PORTAL_URL'];
  if (!origin)
    throw new Error(
      'PORTAL_URL is not set: run the browser tests through Playwright, whose global setup starts the portal',
    );
  return origin.replace(/\/$/, '');
}

/** Returns the address of a page of a tenant: `portalUrl('aurora', '/login')`. */
export function portalUrl(tenant: string, path = '/', origin = portalOrigin()): string {
  return `${origin}/${tenant}${path.startsWith('/') ? path : `/${path}`}`;
}
