/**
 * Returns the login address of the company: the portal's address with the company's host. A host with a port is
 * complete; a host without one answers on any port, so the page's port is kept.
 */
export function companyAddress(origin: string, basename: string, host: string): string {
  const url = new URL(basename === '' ? '/' : basename, origin);
  if (/:\d+$/.test(host)) url.host = host;
  else url.hostname = host;
  return url.href.replace(/\/$/, '');
}
