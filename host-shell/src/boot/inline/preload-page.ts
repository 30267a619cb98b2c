import { exactnessOf, isReleaseBroken, paramsAt, prefetchKey } from '@shared-kit/contracts/page-start';
import type { PrefetchedCalls } from '@shared-kit/contracts/page-start';
import type { Release, RemoteRoute, SlotFiller } from '@shared-kit/contracts/delivery';
import type { BootDocument } from '../boot-document.ts';

interface Visit {
  readonly token: string;
  /** Ids of the person, for the parameters of calls. */
  readonly viewer: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970 by release id. */
  readonly brokenUntil: Readonly<Record<string, number>>;
}

/** Page or slot component that the address shows. */
interface ShownPart {
  readonly release: Release;
  readonly part: RemoteRoute | SlotFiller;
  readonly params: Readonly<Record<string, string>>;
}

/** Starts the calls and requests the files that the page at `path` needs first. */
export function preloadPage(boot: BootDocument, path: string, visit: Visit): void {
  const shown = partsAt(boot, path, visit);
  // Calls go first: a call is small, and its response takes longest.
  startCalls(boot, shown, visit);
  for (const file of boot.portalFiles) preload(file, false);
  for (const release of new Set(shown.map((each) => each.release))) {
    const { baseUrl, entry, format, preloads } = release;
    const parts = shown.filter((each) => each.release === release).map(({ part }) => nameOf(part));
    const files = [entry, ...(preloads['*'] ?? []), ...parts.flatMap((part) => preloads[part] ?? [])];
    for (const file of files) preload(baseUrl + file, format === 'module');
  }
}

/**
 * Returns the pages and slot components that the router will show at a path. An overridden remote has no recorded
 * files.
 */
function partsAt({ composition, override }: BootDocument, path: string, { brokenUntil }: Visit): ShownPart[] {
  const found = composition.releases.flatMap((current) => {
    const isBroken = isReleaseBroken(brokenUntil, current, Date.now());
    const fallback = isBroken && composition.fallbacks.find(({ remote }) => remote === current.remote);
    return partsOf(fallback || current, path, composition.homeModule);
  });
  const most = Math.max(...found.map(({ part }) => exactnessOf(patternOf(part))));
  return found.filter(
    ({ part, release }) => exactnessOf(patternOf(part)) === most && release.remote !== override?.remote,
  );
}

function partsOf(release: Release, path: string, homeModule: string): ShownPart[] {
  const homes = release.manifest.slots.filter(({ slot }) => path === '/' && slot === 'shell.home.v1');
  return [...release.manifest.routes, ...homes]
    .filter(({ when }) => !when?.homeModule || when.homeModule === homeModule)
    .flatMap((part) => {
      const params = 'path' in part ? paramsAt(part.path, path) : {};
      return params ? [{ release, part, params }] : [];
    });
}

const patternOf = (part: RemoteRoute | SlotFiller): string => ('path' in part ? part.path : '');

const nameOf = (part: RemoteRoute | SlotFiller): string => ('page' in part ? part.page : part.component);

/** Starts the calls. The API client reads the responses from `azulejoPrefetched`. */
function startCalls({ apiBase }: BootDocument, shown: readonly ShownPart[], { token, viewer }: Visit): void {
  const replies: PrefetchedCalls['replies'] = new Map();
  globalThis.azulejoPrefetched = { token, replies };
  for (const { part, params } of shown) {
    for (const { method = 'GET', path, body } of part.prefetch ?? []) {
      const values: Readonly<Record<string, unknown>> = { ...viewer, ...params };
      const url = apiBase + path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
      const text = body && JSON.stringify(body);
      const headers = { authorization: `Bearer ${token}`, ...(text && { 'content-type': 'application/json' }) };
      // oxlint-disable-next-line no-restricted-globals -- it runs before the kit, which reads the response
      const reply = fetch(url, { method, headers, ...(text && { body: text }) });
      reply.catch(() => undefined);
      replies.set(prefetchKey(method, url, text), reply);
    }
  }
}

/**
 * Adds a preload link. The guard gives it the file's hash and credentials, so that the later request of the same file
 * reuses it.
 */
function preload(href: string, isModule: boolean): void {
  const link = document.createElement('link');
  const isStyle = href.endsWith('.css');
  link.rel = isModule && !isStyle ? 'modulepreload' : 'preload';
  link.as = isStyle ? 'style' : 'script';
  link.href = href;
  document.head.append(link);
}
