import { firstCallPath, isReleaseBroken, prefetchKey, shownPartsAt } from '@shared-kit/contracts/page-start';
import type { PrefetchedCalls, ShownPart } from '@shared-kit/contracts/page-start';
import type { RemoteRoute, SlotFiller } from '@shared-kit/contracts/delivery';
import type { BootDocument } from '../boot-document.ts';
import { firstReplies } from './first-replies.ts';

/** Fields of the session's viewer. */
export type Viewer = Readonly<Record<string, string | number | undefined>>;

interface Visit {
  readonly token: string;
  /** Ids of the person, for the parameters of calls. */
  readonly viewer: Viewer;
  /** Milliseconds since 1970 by release id. */
  readonly brokenUntil: Readonly<Record<string, number>>;
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

/** Returns what the page shows, from the releases that work. An overridden remote has no recorded files. */
function partsAt({ composition, override }: BootDocument, path: string, { brokenUntil }: Visit): ShownPart[] {
  const { homeModule, fallbacks } = composition;
  const releases = composition.releases.map((current) => {
    const isBroken = isReleaseBroken(brokenUntil, current, Date.now());
    return (isBroken && fallbacks.find(({ remote }) => remote === current.remote)) || current;
  });
  return shownPartsAt(path, { releases, homeModule }).filter(({ release }) => release.remote !== override?.remote);
}

const nameOf = (part: RemoteRoute | SlotFiller): string => ('page' in part ? part.page : part.component);

/**
 * Starts the calls whose replies the page does not contain. The API client reads the responses from
 * `azulejoPrefetched`.
 */
function startCalls({ apiBase }: BootDocument, shown: readonly ShownPart[], { token, viewer }: Visit): void {
  const replies: PrefetchedCalls['replies'] = new Map();
  globalThis.azulejoPrefetched = { token, replies };
  for (const { path, body, reply } of firstReplies(viewer)) {
    const method = body === undefined ? 'GET' : 'POST';
    replies.set(prefetchKey(method, apiBase + path, body), Promise.resolve(Response.json(reply)));
  }
  for (const { part, params } of shown) {
    for (const { method = 'GET', path, body } of part.prefetch ?? []) {
      const address = firstCallPath(path, { ...viewer, ...params });
      const url = apiBase + address;
      const text = body && JSON.stringify(body);
      const key = prefetchKey(method, url, text);
      if (address === undefined || replies.has(key)) continue;
      const headers = { authorization: `Bearer ${token}`, ...(text && { 'content-type': 'application/json' }) };
      // oxlint-disable-next-line no-restricted-globals -- it runs before the kit, which reads the response
      const reply = fetch(url, { method, headers, ...(text && { body: text }) });
      reply.catch(() => undefined);
      replies.set(key, reply);
    }
  }
}

/**
 * Adds a preload link. The guard gives it the file's hash and credentials, so that the later request of the same file
 * reuses it.
 */
export function preload(href: string, isModule: boolean): void {
  const link = document.createElement('link');
  const isStyle = href.endsWith('.css');
  link.rel = isModule && !isStyle ? 'modulepreload' : 'preload';
  link.as = isStyle ? 'style' : 'script';
  link.href = href;
  document.head.append(link);
}
