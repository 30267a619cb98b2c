const always = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads';

/** What a framed page may do. Its own origin (its cookies, its storage) only where that isn't the portal's, or the sandbox would be none. */
export function sandboxFor(src: string, portalOrigin: string): string {
  const url = URL.parse(src, portalOrigin);
  const isForeign = url !== null && /^https?:$/.test(url.protocol) && url.origin !== portalOrigin;
  return isForeign ? `${always} allow-same-origin` : always;
}
