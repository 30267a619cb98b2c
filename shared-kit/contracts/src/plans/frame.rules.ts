/** Returns the sandbox of a frame of a campaign or banner. A page of the portal itself never gets the portal's origin. */
export function planFrameSandbox(src: string, portalOrigin: string): string {
  const isOwn = !URL.canParse(src) || new URL(src).origin === portalOrigin;
  const rights = 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-presentation';
  return isOwn ? rights : `${rights} allow-same-origin`;
}
