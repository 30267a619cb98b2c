/**
 * Returns the origin of the requesting page: the one that its browser sent if it has one of the portal's hosts on any
 * port, otherwise the portal's address. `host` is the requested host, by which the tenant was found.
 */
export function portalOriginOf(
  { portalUrl, host }: { readonly portalUrl: string; readonly host: string },
  said: string | undefined,
): string {
  const portal = new URL(portalUrl);
  if (said === undefined || !URL.canParse(said)) return portal.origin;
  const page = new URL(said);
  const hosts = [portal.hostname, host.replace(/:\d+$/, '')];
  return hosts.includes(page.hostname) ? page.origin : portal.origin;
}
