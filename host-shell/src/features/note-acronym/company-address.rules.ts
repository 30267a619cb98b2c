/**
 * Where the company's people should log in: the portal's own address with the company's host. A host with a port is an address by itself;
 * one without answers on any, so the port of this page stays.
 */
export function companyAddress(origin: string, basename: string, host: string): string {
  const url = new URL(basename === '' ? '/' : basename, origin);
  if (/:\d+$/.test(host)) url.host = host;
  else url.hostname = host;
  return url.href.replace(/\/$/, '');
}
