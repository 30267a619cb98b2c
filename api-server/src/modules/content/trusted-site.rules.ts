/** Returns the origin of a site's address; undefined when it is not a web address. */
export function siteOrigin(address: string): string | undefined {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  return new URL(address).origin;
}

/** Adds a token to an address and leaves the rest of its query. */
export function addressWithToken(address: string, token: string): string {
  const url = new URL(address);
  url.searchParams.set('token', token);
  return url.href;
}
