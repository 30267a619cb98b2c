import type { LogEntry } from '@shared-kit/contracts/delivery';
import { savedCacheName, savedCachePrefix, savedPlaceAt } from '@shared-kit/contracts/offline';
import { PageBuilds } from './page-builds.ts';
import { Files } from './files.ts';
import type { WorkerMessage, Verdict } from './messages.ts';
import { DELIVERY_TAG } from './messages.ts';
import { Pages } from './pages.ts';
import { PendingWrites } from './pending-writes.ts';
import { includesLevel } from './record.rules.ts';
import type { CachedLevel } from './record.rules.ts';
import { concernOf } from './requests.rules.ts';
import { savedFileAnswer } from './saved-files.ts';
import type { WorkerScope } from './worker-scope.ts';

// Service worker of the portal: docs/pwa.md describes it, docs/adr/0012 says why.
const worker = self as unknown as WorkerScope;
const basename = new URL(worker.registration.scope).pathname.replace(/\/$/, '');
const { origin } = worker.location;

/** Opens a cache of this tenant: tenants of one host have separate caches. */
const cache = (name: string) => (): Promise<Cache> => caches.open(`azulejo:${basename}:${name}`);

/** Cache of pending writes. Its name is stored in browsers. */
const PENDING_CACHE = 'pending-writes';

/** Opens a cache once per run of the worker: a page requests dozens of files at a time. */
function openOnce(name: string): () => Promise<Cache> {
  const open = cache(name);
  let opened: Promise<Cache> | undefined;
  return () => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
}

const builds = new PageBuilds(openOnce('pages'), origin);
const files = new Files({
  cache: openOnce('files'),
  builds,
  fetchFile: (input, init) => fetch(input, init),
  onAltered: reportAltered,
});
const pages = new Pages({
  builds,
  origin,
  basename,
  fetchPage: (input, init) => fetch(input, init),
  now: () => Date.now(),
});
const pendingWrites = new PendingWrites(cache(PENDING_CACHE), origin, (input, init) => fetch(input, init));

/** Other origins of files, and the tenant's pictures; known once the records are read. */
const origins = new Set<string>();
const pictures = new Set<string>();
void learnAddresses();

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { method, url, mode, destination, headers } = request;
  const saved = savedPlaceOf(request);
  if (saved) return event.respondWith(respondWithSaved(saved, headers.get('range')));
  switch (
    concernOf(
      { method, url, mode, destination, hasRange: headers.has('range') },
      { origin, basename, origins, pictures },
    )
  ) {
    case 'page':
      return event.respondWith(openPage(request, event.resultingClientId, (work) => event.waitUntil(work)));
    case 'file':
      return event.respondWith(respondWithFile(request, (work) => event.waitUntil(work)));
    case 'none':
  }
});

worker.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  const client = event.source;
  if (client) event.waitUntil(obey(message, client, event.ports[0]).catch(() => undefined));
});

worker.addEventListener('sync', (event) => {
  if (event.tag === DELIVERY_TAG) event.waitUntil(pendingWrites.deliverAll());
});

async function openPage(
  request: Request,
  client: string,
  waitFor: (work: Promise<unknown>) => void,
): Promise<Response> {
  const answer = pages.answer(request);
  waitFor(prefetchFiles());
  const { response, etag, later, verdict } = await answer;
  if (verdict && etag !== undefined) verdicts.set(etag, verdict);
  waitFor(later.then(learnAddresses));
  if (etag !== undefined) waitFor(builds.opened(client, etag));
  return response;
}

/**
 * Verdicts by page build, for the page that last started with it. The page names its own build, because not every
 * browser identifies a window before its page exists.
 */
const verdicts = new Map<string, Promise<Verdict>>();

/** Prefetches the files that a page starts with, because the server mostly confirms the stored page. */
async function prefetchFiles(): Promise<void> {
  const build = await builds.newest();
  if (build) await files.prefetchFiles(build.cached === 'portal' ? (build.begins ?? []) : build.needs.login);
}

/** Returns the place of a file that a person keeps on this device. A kept file is never opened as a page. */
function savedPlaceOf({ method, mode, url }: Request): ReturnType<typeof savedPlaceAt> {
  const address = new URL(url);
  if (method !== 'GET' || mode === 'navigate' || address.origin !== origin) return undefined;
  return savedPlaceAt(address.pathname, basename);
}

async function respondWithSaved(
  { idUser, key }: { readonly idUser: number; readonly key: string },
  range: string | null,
): Promise<Response> {
  const name = savedCacheName(basename, idUser);
  // Opening a cache would create it.
  return savedFileAnswer((await caches.has(name)) ? await caches.open(name) : undefined, key, range);
}

/** Removes what people keep on this device. */
async function removeSaved(): Promise<void> {
  const prefix = savedCachePrefix(basename);
  for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name);
}

async function respondWithFile(request: Request, waitFor: (work: Promise<unknown>) => void): Promise<Response> {
  // The incoming page names its files.
  await pages.stored;
  const { response, stored } = await files.answer(request);
  waitFor(stored);
  return response;
}

async function obey(
  message: WorkerMessage,
  client: { readonly id: string; readonly url: string },
  port: MessagePort | undefined,
): Promise<void> {
  switch (message.kind) {
    case 'confirm':
      return port?.postMessage(
        await (verdicts.get(message.build) ?? pages.verdictOn(client.url.replace(/[?#].*/, ''), message.build)),
      );
    case 'cache':
      return cacheLevel(message.level, client);
    case 'queue':
      return pendingWrites.put(message.write);
    case 'delivered':
      return pendingWrites.remove(message.id);
    case 'forget':
      await caches.delete(`azulejo:${basename}:${PENDING_CACHE}`);
      await removeSaved();
  }
}

/** Stores the files that the page's build needs, then removes those that are no longer needed. */
async function cacheLevel(
  level: CachedLevel,
  { id, url }: { readonly id: string; readonly url: string },
): Promise<void> {
  const own = await builds.etagOf(id);
  const build =
    (await builds.all()).find(({ etag }) => etag === own) ?? (await pages.refresh(url.replace(/[?#].*/, '')));
  if (!build) return;
  if (own === undefined) await builds.opened(id, build.etag);
  if (!includesLevel(build.cached, level)) {
    if (await cacheAll(build.needs[level])) await builds.complete(build.etag, level);
  }
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await builds.removeOutdated(open.map((each) => each.id));
  await files.removeUnnamed();
}

/** Stores files a few at a time, because the open page has priority. @returns whether all of them are stored. */
async function cacheAll(addresses: readonly string[]): Promise<boolean> {
  const waiting = [...addresses];
  let isWhole = true;
  const cacheInTurn = async (): Promise<void> => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift())
      isWhole = (await files.store(address)) && isWhole;
  };
  await Promise.all([cacheInTurn(), cacheInTurn(), cacheInTurn()]);
  return isWhole;
}

async function learnAddresses(): Promise<void> {
  for (const { hashes, needs } of await builds.all()) {
    for (const address of Object.keys(hashes)) origins.add(new URL(address).origin);
    for (const address of needs.login) if (address.startsWith(`${origin}/media/`)) pictures.add(address);
  }
}

const reported = new Set<string>();

/** Reports altered bytes to the server, which notifies the owner of the file; once per file. */
function reportAltered(address: string, where: 'server' | 'cache'): void {
  if (reported.has(where + address)) return;
  reported.add(where + address);
  const [, remote, version] = /\/_remotes\/([^/]+)\/([^/]+)\//.exec(address) ?? [];
  const entry: LogEntry = {
    level: 'error',
    kind: 'worker-integrity',
    message: `${address} (${where}) is not what was recorded`,
    ...(remote && version ? { remote, version } : {}),
  };
  fetch(`${basename}/api/logs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ entries: [entry] }),
  }).catch(() => undefined);
}
