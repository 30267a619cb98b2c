/** Completes an address that was typed without `http://` (B5-64). Addresses of the portal itself stay as they are. */
export function linkAddress(location: string): string {
  return location === '' || /^[a-z][a-z0-9+.-]*:|^\//i.test(location) ? location : `http://${location}`;
}
