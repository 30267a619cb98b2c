/**
 * Returns the policy of the page that frames a lesson: it may run its own script, frame the package, and send the
 * lesson's data to the portal's API.
 */
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
 * Returns the policy of a package's files: they may do what packages of authoring tools do (inline scripts, eval,
 * pictures and videos from elsewhere), on this origin, which contains nothing of the portal. They may not leave their
 * frame, connect to another server by script, or be framed by other sites.
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

/** Returns the policy of the network test page, which reports that it was reached. */
export function networkTestPolicy(script: string): string {
  return `default-src 'none'; script-src ${script}; base-uri 'none'; form-action 'none'; frame-ancestors *`;
}
