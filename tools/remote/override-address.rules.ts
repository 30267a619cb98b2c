/** Why a portal's address is none; undefined where it is one. */
export function refusalOfPortal(portal: string): string | undefined {
  const isAddress = URL.canParse(portal) && /^https?:$/.test(new URL(portal).protocol);
  return isAddress ? undefined : `'${portal}' is not the address of a portal: https://portal.example/aurora`;
}

/** Where a portal is opened with one remote from this machine: any page of it, with `?remote=` added. */
export function overrideAddress(portal: string, remote: string, origin: string): string {
  const address = new URL(portal);
  const search = [...address.searchParams]
    .filter(([name]) => name !== 'remote')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}&`);
  // Not escaped: people read it and type it.
  return `${address.origin}${address.pathname}?${search.join('')}remote=${remote}@${origin}`;
}
