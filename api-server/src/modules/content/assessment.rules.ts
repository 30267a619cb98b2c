/** Parses a comma-separated list of origins from the settings. */
function originsOf(list: string): readonly string[] {
  return list
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '');
}

/** Returns the service that a section names when the installation allows it, otherwise undefined. */
export function allowedService(address: string, allowedOrigins: string): URL | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return /^https?:$/.test(url.protocol) && originsOf(allowedOrigins).includes(url.origin) ? url : undefined;
}

/**
 * Returns the address of a service's reply when a page may frame it: https, or an origin that the installation
 * allows.
 */
export function usableAssessment(
  { success, url }: { success: boolean; url: string },
  allowedOrigins: string,
): string | undefined {
  if (!success || !URL.canParse(url)) return undefined;
  const { protocol, href } = new URL(url);
  return protocol === 'https:' || allowedService(url, allowedOrigins) ? href : undefined;
}

/**
 * Returns the allowed origins without https, which a page may frame as well: those of this machine, in a
 * demonstration.
 */
export function plainOrigins(allowedOrigins: string): readonly string[] {
  return originsOf(allowedOrigins).filter((origin) => /^http:\/\/[a-z0-9.-]+(:\d+)?$/.test(origin));
}
