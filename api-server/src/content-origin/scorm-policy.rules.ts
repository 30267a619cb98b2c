/** What the page that frames a lesson may do: run its own script, frame the package, and tell the portal's API what the lesson keeps. */
export function lessonPagePolicy({
  portal,
  api,
  scripts,
  style,
}: {
  portal: string;
  api: string;
  scripts: readonly string[];
  style: string;
}): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src ${style}`,
    `connect-src 'self' ${api}`,
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${portal}`,
  ].join('; ');
}

/**
 * What a file of a package may do: what packages of authoring tools do (inline scripts, eval, pictures and films from elsewhere), on this origin,
 * where nothing of the portal is. It may not leave its frame, reach another server by script, or be framed by anybody else.
 */
export function packagePolicy(portal: string): string {
  return [
    "default-src 'self' data: blob:",
    "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' data: blob: https:",
    "font-src 'self' data: https:",
    "frame-src 'self' blob: https:",
    "connect-src 'self' data: blob:",
    "form-action 'self'",
    `frame-ancestors 'self' ${portal}`,
    'sandbox allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-downloads',
  ].join('; ');
}

/** For the page of the network test, which says that it was reached. */
export function networkTestPolicy(script: string): string {
  return `default-src 'none'; script-src ${script}; base-uri 'none'; form-action 'none'; frame-ancestors *`;
}
