/**
 * Returns the origin of the requesting page: the one that its browser sent if it has the portal's host on any port,
 * otherwise the portal's address.
 */
export function portalOriginOf(portalUrl: string, said: string | undefined): string {
  const portal = new URL(portalUrl);
  const page = said !== undefined && URL.canParse(said) ? new URL(said) : portal;
  return page.hostname === portal.hostname ? page.origin : portal.origin;
}
