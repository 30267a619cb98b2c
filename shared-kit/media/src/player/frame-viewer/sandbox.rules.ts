const always = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads';

/**
 * Returns the sandbox permissions of a framed page. It keeps its own origin (cookies, storage) only when that differs
 * from the portal's, because otherwise the sandbox would have no effect.
 */
export function sandboxFor(src: string, portalOrigin: string): string {
  const url = URL.parse(src, portalOrigin);
  const isForeign = url !== null && /^https?:$/.test(url.protocol) && url.origin !== portalOrigin;
  return isForeign ? `${always} allow-same-origin` : always;
}
