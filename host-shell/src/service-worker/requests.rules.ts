/** What the worker has to do with a request. `none`: the browser goes its own way, as if there were no worker. */
export type Concern = 'page' | 'file' | 'none';

/** First words below a tenant's path that are no pages. */
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

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  readonly destination: string;
  readonly hasRange: boolean;
}

interface Own {
  readonly origin: string;
  /** The tenant's path without a trailing slash; empty where the host alone names it. */
  readonly basename: string;
  /** Other origins that files are recorded at. */
  readonly origins: ReadonlySet<string>;
  /** Whole addresses of the tenant's own pictures. */
  readonly pictures: ReadonlySet<string>;
}

/**
 * Pages of this tenant, and files of the shell and of remotes. All else passes: calls to the API and their answers are never kept, parts of a file
 * (Range) can't be, and a page for an override (`?remote=`) is not what the server says to others.
 */
export function concernOf({ method, url, mode, destination, hasRange }: Asked, own: Own): Concern {
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

/** Another tenant's path may begin with the same letters. */
function isOwnPath(pathname: string, basename: string): boolean {
  if (pathname !== basename && !pathname.startsWith(`${basename}/`)) return false;
  const [first = ''] = pathname.slice(basename.length + 1).split('/');
  return !notPages.has(first);
}

/** Whether a page is another tenant's, where the host alone names this one. Known from the kept page: only once that is read. */
export function isOthers(url: string, neighbours: readonly string[] = []): boolean {
  const [, first = ''] = new URL(url).pathname.toLowerCase().split('/');
  return neighbours.includes(first);
}
