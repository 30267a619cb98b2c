/** Returns the portal address of another app: the same server under another host or path. */
export function portalAddress(here: string, app: { readonly host: string; readonly segment: string }): string {
  const { protocol, host, hostname, port } = new URL(here);
  const base = app.segment === '' ? '' : `/${app.segment}`;
  if (app.host === host || app.host === hostname) return `${protocol}//${host}${base}`;
  const withPort = app.host.includes(':') || port === '' ? app.host : `${app.host}:${port}`;
  return `${protocol}//${withPort}${base}`;
}

/** Returns the admin host's address when it is on the installation's list, otherwise undefined. */
export function allowedAdminUrl(adminUrl: string, allowedOrigins: string): URL | undefined {
  if (!URL.canParse(adminUrl)) return undefined;
  const url = new URL(adminUrl);
  const allowed = allowedOrigins.split(',').map((origin) => origin.trim());
  return /^https?:$/.test(url.protocol) && allowed.includes(url.origin) ? url : undefined;
}

/** Adds a one-time token to an address and leaves the rest of its query. */
export function withToken(url: URL, token: string): string {
  const address = new URL(url);
  address.searchParams.set('token', token);
  return address.href;
}
