/** The address of a page outside the portal, where it is one: of the web, and nothing that runs. */
export function outsideAddress(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
}
