/** Returns why an address is not a portal's; undefined when it is valid. */
export function refusalOfPortal(portal: string): string | undefined {
  const isAddress = URL.canParse(portal) && /^https?:$/.test(new URL(portal).protocol);
  return isAddress ? undefined : `'${portal}' is not the address of a portal: https://portal.example/aurora`;
}

/** Returns the address that opens a portal with one remote from this machine: any page of it, with `?remote=` added. */
export function overrideAddress(portal: string, remote: string, origin: string): string {
  const address = new URL(portal);
  const search = [...address.searchParams]
    .filter(([name]) => name !== 'remote')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}&`);
  // The address is not escaped, because people read it and type it.
  return `${address.origin}${address.pathname}?${search.join('')}remote=${remote}@${origin}`;
}
