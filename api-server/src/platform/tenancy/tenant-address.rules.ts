/** First path segments that belong to the portal itself and cannot name a tenant (decision 1). */
export const reservedSegments: ReadonlySet<string> = new Set([
  '_shell',
  '_remotes',
  '__platform',
  'api',
  'media',
  'app-icon',
  'health',
  'metrics',
  'assets',
  'socket.io',
  'favicon.ico',
  'robots.txt',
  'login',
  'logout',
  'landing-page',
  'activate-user',
  'registro',
  'certificate-authenticity',
  'terms',
  'content',
  'ytplayer',
  'wtplayer',
  'liveplayer',
  'userupload',
  'uploads',
  'cardmenu',
  'perfil',
  'editar-perfil',
  'editperfil',
  'perfilusuario',
  'messages',
  'lojinha',
  'detalheslojinha',
  'cartlojinha',
  'chat',
  'learning',
  'lessons',
  'myjourney',
  'node',
  'level',
  'catalog',
  'search',
  'agenda',
  'campaigns',
  'plans',
  'support',
  'contact',
  'preferences',
  'recommendations',
  'enrollments',
  'contactus',
  'reset-password',
  'confirm-email',
  'acronym',
]);

const segmentShape = /^[a-z0-9][a-z0-9-]{0,38}$/;

/** Returns true when a word can be the first path segment of a tenant. */
export function canBeSegment(word: string): boolean {
  return segmentShape.test(word) && !reservedSegments.has(word);
}

/** Normalizes a host name, since host names compare without case. */
export function normalHost(host: string): string {
  return host.trim().toLowerCase();
}

/** Longest name of a host, with its port. */
const maxHost = 253 + ':65535'.length;

/**
 * Returns the hosts under which to look up a request's tenant: with its port first, then on any port. A longer text is cut
 * and finds nothing: lookups are remembered, and callers write the header.
 */
export function hostCandidates(host: string): string[] {
  const withPort = normalHost(host.slice(0, maxHost));
  const withoutPort = withPort.replace(/:\d+$/, '');
  return withoutPort === withPort ? [withPort] : [withPort, withoutPort];
}

/** Returns the tenant segment of a path: `/Aurora/api/x?y` → `aurora`. Empty when no segment can name a tenant. */
export function firstSegment(path: string): string {
  const word = /^\/([^/?#]*)/.exec(path)?.[1]?.toLowerCase() ?? '';
  return canBeSegment(word) ? word : '';
}

/**
 * Removes the tenant segment from a path that the server itself answers: `/aurora/api/x` → `/api/x`. Other paths stay
 * unchanged.
 */
export function withoutSegment(path: string): string {
  const match =
    /^\/[^/?#]+(\/(?:(?:api|media|app-icon)(?:[/?#].*)?|(?:manifest\.webmanifest|service-worker\.js)(?:[?#].*)?))$/.exec(
      path,
    );
  return match?.[1] && firstSegment(path) ? match[1] : path;
}
