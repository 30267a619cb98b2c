/** Kind of a request for the worker. `none`: the browser handles it as if there were no worker. */
export type Concern = 'page' | 'file' | 'none';

/** First path segments below a tenant's path that are not pages. */
const notPages = new Set([
  'api',
  'media',
  'page',
  'app-icon',
  'health',
  'metrics',
  'socket.io',
  '_shell',
  '_remotes',
  'manifest.webmanifest',
  'service-worker.js',
  'favicon.ico',
  'robots.txt',
]);

interface WorkerRequest {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  readonly destination: string;
  readonly hasRange: boolean;
}

interface Own {
  readonly origin: string;
  /** Path of the tenant without a trailing slash; empty when the host alone identifies it. */
  readonly basename: string;
  /** Other origins in recorded addresses. */
  readonly origins: ReadonlySet<string>;
  /** Full addresses of the tenant's pictures. */
  readonly pictures: ReadonlySet<string>;
}

/**
 * Returns the kind of a request: a page of this tenant, a file of the shell or of a remote, or none of these. API calls
 * and their responses are never stored, range requests can't be stored, and a page of an override (`?remote=`) differs
 * from everybody's.
 */
export function concernOf({ method, url, mode, destination, hasRange }: WorkerRequest, own: Own): Concern {
  if (method !== 'GET' || hasRange) return 'none';
  const { origin, pathname, searchParams } = new URL(url);
  if (mode === 'navigate') {
    const isPage =
      origin === own.origin &&
      destination === 'document' &&
      isOwnPath(pathname, own.basename) &&
      !searchParams.has('remote');
    return isPage ? 'page' : 'none';
  }
  const isFile = origin === own.origin ? /^\/(_shell|_remotes)\//.test(pathname) : own.origins.has(origin);
  return isFile || own.pictures.has(url) ? 'file' : 'none';
}

/** Compares whole segments, because another tenant's path may start with the same letters. */
function isOwnPath(pathname: string, basename: string): boolean {
  if (pathname !== basename && !pathname.startsWith(`${basename}/`)) return false;
  const [first = ''] = pathname.slice(basename.length + 1).split('/');
  return !notPages.has(first);
}

/**
 * Returns whether a page belongs to another tenant when the host alone identifies this one. The neighbors are known
 * only once the stored page has been read.
 */
export function isOthers(url: string, neighbours: readonly string[] = []): boolean {
  const [, first = ''] = new URL(url).pathname.toLowerCase().split('/');
  return neighbours.includes(first);
}
