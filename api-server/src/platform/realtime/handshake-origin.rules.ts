/**
 * Returns true when a page of this portal may open the handshake: the origin is PUBLIC_ORIGIN, or its host is the one
 * that the page called or one of the tenant's own. A handshake without `Origin` comes from no page: browsers always send
 * it, and other clients prove themselves by their token only (decision 537).
 */
export function isOwnOrigin(
  origin: string | undefined,
  portal: { readonly publicOrigin: string | undefined; readonly host: string; readonly tenantHosts: readonly string[] },
): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { host, hostname, origin: called, protocol } = new URL(origin);
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  if (portal.publicOrigin !== undefined && called === new URL(portal.publicOrigin).origin) return true;
  return [portal.host, ...portal.tenantHosts].some((own) => {
    const known = own.toLowerCase();
    // A host without a port is that of a tenant, which any port of its own server may serve.
    return known === host || (!/:\d+$/.test(known) && portal.tenantHosts.includes(own) && known === hostname);
  });
}
