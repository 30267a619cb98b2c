interface PagePolicy {
  /** Allowed frame ancestors, as CSP sources. */
  readonly ancestors: string;
  /** Hashes of all scripts that the page may run. */
  readonly scripts: readonly string[];
  readonly style: string;
}

/**
 * Returns the policy of the player: it may run its own scripts by their hashes, frame pages of visits' own origins, and
 * send the lesson's data to the portal's API.
 */
export function playerPolicy({
  ancestors,
  scripts,
  style,
  api,
  lessons,
}: PagePolicy & { readonly api: string; readonly lessons: string }): string {
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    `style-src ${style}`,
    `connect-src ${api}`,
    `frame-src ${lessons}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');
}

/** Returns the policy of the page beside a lesson: it frames the package and reaches its own origin only. */
export function lessonPagePolicy({ ancestors, scripts, style }: PagePolicy): string {
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    `style-src ${style}`,
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');
}

const sandboxed = 'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-downloads';

/** Returns the sandbox of a lesson, as attribute and as policy. Windows that it opens stay in it, unless they are free. */
export function lessonSandbox(freesWindows: boolean): string {
  return freesWindows ? `${sandboxed} allow-popups-to-escape-sandbox` : sandboxed;
}

/** Address to which browsers report what this policy has blocked. */
export const BLOCKED_PATH = '/scorm/blocked';

/**
 * Returns the policy of a package's files: they may do what packages of authoring tools do (inline scripts, eval,
 * pictures and videos from elsewhere), on an origin that this visit has for itself. They may not leave their frame,
 * be framed by other sites, or connect to other servers than the tenant's allowed ones.
 */
export function packagePolicy(
  ancestors: string,
  { hosts, freesWindows, isPdf }: { hosts: readonly string[]; freesWindows: boolean; isPdf: boolean },
): string {
  const allowed = hosts.map((host) => ` https://${host}`).join('');
  return [
    `default-src 'self' data: blob:${allowed}`,
    `script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:${allowed}`,
    `style-src 'self' 'unsafe-inline'${allowed}`,
    "img-src 'self' data: blob: https:",
    "media-src 'self' data: blob: https:",
    "font-src 'self' data: https:",
    "frame-src 'self' blob: https:",
    `connect-src 'self' data: blob:${allowed}`,
    "form-action 'self'",
    `frame-ancestors 'self' ${ancestors}`,
    // Browsers show no PDF in a sandbox. It runs no scripts on the visit's origin.
    ...(freesWindows && isPdf ? [] : [`sandbox ${lessonSandbox(freesWindows)}`]),
    `report-uri ${BLOCKED_PATH}`,
  ].join('; ');
}

/** Returns the policy of the network test page, which reports that it was reached. */
export function networkTestPolicy(script: string): string {
  return `default-src 'none'; script-src ${script}; base-uri 'none'; form-action 'none'; frame-ancestors *`;
}
