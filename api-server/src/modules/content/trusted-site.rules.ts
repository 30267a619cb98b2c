/** The origin of a site's address; undefined for whatever is no address of the web. */
export function siteOrigin(address: string): string | undefined {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  return new URL(address).origin;
}

/** The address with a token; what else its query says stays. */
export function addressWithToken(address: string, token: string): string {
  const url = new URL(address);
  url.searchParams.set('token', token);
  return url.href;
}
