import type { LogEntry } from '@shared-kit/contracts/delivery';
import { Editions } from './editions.ts';
import { Files } from './files.ts';
import type { Told, Verdict } from './messages.ts';
import { DELIVERY_TAG } from './messages.ts';
import { Pages } from './pages.ts';
import { PendingWrites } from './pending-writes.ts';
import { holds } from './record.rules.ts';
import type { KeptLevel } from './record.rules.ts';
import { concernOf } from './requests.rules.ts';
import type { WorkerScope } from './worker-scope.ts';

// Service worker of the portal: docs/pwa.md describes it, docs/adr/0012 says why.
const worker = self as unknown as WorkerScope;
const basename = new URL(worker.registration.scope).pathname.replace(/\/$/, '');
const { origin } = worker.location;

/** Opens a cache of this tenant: tenants of one host have separate caches. */
const cache = (name: string) => (): Promise<Cache> => caches.open(`azulejo:${basename}:${name}`);

/** Cache of pending writes. Its name is stored in browsers. */
const PENDING_CACHE = 'facts';

/** Opens a cache once per run of the worker: a page requests dozens of files at a time. */
function kept(name: string): () => Promise<Cache> {
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

const editions = new Editions(kept('pages'), origin);
const files = new Files({
  cache: kept('files'),
  editions,
  fetchFile: (input, init) => fetch(input, init),
  onAltered: reportAltered,
});
const pages = new Pages({
  editions,
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
  switch (
    concernOf(
      { method, url, mode, destination, hasRange: headers.has('range') },
      { origin, basename, origins, pictures },
    )
  ) {
    case 'page':
      return event.respondWith(openPage(request, event.resultingClientId, (work) => event.waitUntil(work)));
    case 'file':
      return event.respondWith(giveFile(request, (work) => event.waitUntil(work)));
    case 'none':
  }
});

worker.addEventListener('message', (event) => {
  const told = event.data as Told;
  const client = event.source;
  if (client) event.waitUntil(obey(told, client, event.ports[0]).catch(() => undefined));
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
  waitFor(readAhead());
  const { response, etag, later, verdict } = await answer;
  if (verdict && etag !== undefined) verdicts.set(etag, verdict);
  waitFor(later.then(learnAddresses));
  if (etag !== undefined) waitFor(editions.opened(client, etag));
  return response;
}

/**
 * Verdicts by page build, for the page that last started with it. The page names its own build, because not every
 * browser identifies a window before its page exists.
 */
const verdicts = new Map<string, Promise<Verdict>>();

/** Prefetches the files that a page starts with, because the server mostly confirms the stored page. */
async function readAhead(): Promise<void> {
  const edition = await editions.newest();
  if (edition) await files.readAhead(edition.kept === 'portal' ? (edition.begins ?? []) : edition.needs.login);
}

async function giveFile(request: Request, waitFor: (work: Promise<unknown>) => void): Promise<Response> {
  // The incoming page names its files.
  await pages.noted;
  const { response, keep } = await files.answer(request);
  waitFor(keep);
  return response;
}

async function obey(
  told: Told,
  client: { readonly id: string; readonly url: string },
  port: MessagePort | undefined,
): Promise<void> {
  switch (told.kind) {
    case 'confirm':
      return port?.postMessage(
        await (verdicts.get(told.edition) ?? pages.verdictOn(client.url.replace(/[?#].*/, ''), told.edition)),
      );
    case 'keep':
      return keep(told.level, client);
    case 'queue':
      return pendingWrites.put(told.write);
    case 'delivered':
      return pendingWrites.remove(told.id);
    case 'forget':
      await caches.delete(`azulejo:${basename}:${PENDING_CACHE}`);
  }
}

/** Stores the files that the page's build needs, then removes those that are no longer needed. */
async function keep(level: KeptLevel, { id, url }: { readonly id: string; readonly url: string }): Promise<void> {
  const own = await editions.etagOf(id);
  const edition =
    (await editions.all()).find(({ etag }) => etag === own) ?? (await pages.refresh(url.replace(/[?#].*/, '')));
  if (!edition) return;
  if (own === undefined) await editions.opened(id, edition.etag);
  if (!holds(edition.kept, level)) {
    if (await keepAll(edition.needs[level])) await editions.complete(edition.etag, level);
  }
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await editions.forgetOutlived(open.map((each) => each.id));
  await files.forgetUnnamed();
}

/** Stores files a few at a time, because the open page has priority. @returns whether all of them are stored. */
async function keepAll(addresses: readonly string[]): Promise<boolean> {
  const waiting = [...addresses];
  let isWhole = true;
  const keepInTurn = async (): Promise<void> => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift())
      isWhole = (await files.keep(address)) && isWhole;
  };
  await Promise.all([keepInTurn(), keepInTurn(), keepInTurn()]);
  return isWhole;
}

async function learnAddresses(): Promise<void> {
  for (const { hashes, needs } of await editions.all()) {
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
