/** Where the page that asked is: what its browser says, if that is the portal's own host on whatever port, else the portal's address. */
export function portalOriginOf(portalUrl: string, said: string | undefined): string {
  const portal = new URL(portalUrl);
  const page = said !== undefined && URL.canParse(said) ? new URL(said) : portal;
  return page.hostname === portal.hostname ? page.origin : portal.origin;
}
