/** Returns the URL of an external web page; undefined for other text and for addresses that run a script. */
export function outsideAddress(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
}
