/** Origins of a list in the settings, by comma. */
function originsOf(list: string): readonly string[] {
  return list
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '');
}

/** The service that a section names, where the installation allows it; undefined where it doesn't. */
export function allowedService(address: string, allowedOrigins: string): URL | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return /^https?:$/.test(url.protocol) && originsOf(allowedOrigins).includes(url.origin) ? url : undefined;
}

/** The address that a service gave, where a page may frame it: https, or an origin that the installation allows. */
export function usableAssessment(
  { success, url }: { success: boolean; url: string },
  allowedOrigins: string,
): string | undefined {
  if (!success || !URL.canParse(url)) return undefined;
  const { protocol, href } = new URL(url);
  return protocol === 'https:' || allowedService(url, allowedOrigins) ? href : undefined;
}

/** Origins that a page may frame although they have no https: those of this machine, in a demonstration. */
export function plainOrigins(allowedOrigins: string): readonly string[] {
  return originsOf(allowedOrigins).filter((origin) => /^http:\/\/[a-z0-9.-]+(:\d+)?$/.test(origin));
}
