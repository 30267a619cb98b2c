import type { LogEntry } from 'shared-kit/contracts/delivery';
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

// The portal's service worker: docs/pwa.md says what it does, docs/adr/0012 why.
const worker = self as unknown as WorkerScope;
const basename = new URL(worker.registration.scope).pathname.replace(/\/$/, '');
const { origin } = worker.location;

/** Tenants of one host keep apart. */
const cache = (name: string) => (): Promise<Cache> => caches.open(`azulejo:${basename}:${name}`);

/** Cache of pending writes. Its name is stored in browsers. */
const PENDING_CACHE = 'facts';

/** Opened once as long as the worker runs: a page asks for dozens of files at a time. */
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

/** Where else files come from, and the tenant's own pictures; known once the records are read. */
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

/** By edition, which the page knows of itself (not every browser names a window before its page is there): what is heard of the page that has last begun with it. */
const verdicts = new Map<string, Promise<Verdict>>();

/** The server mostly says that the page is still the one: what that begins with is ready by then. */
async function readAhead(): Promise<void> {
  const edition = await editions.newest();
  if (edition) await files.readAhead(edition.kept === 'portal' ? (edition.begins ?? []) : edition.needs.login);
}

async function giveFile(request: Request, waitFor: (work: Promise<unknown>) => void): Promise<Response> {
  // A page that is just coming in names its files.
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

/** Keeps what the page's own edition needs, then forgets what nobody needs. */
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

/** Few at a time: whoever uses the page goes first. @returns whether all of them are there. */
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

/** Whoever altered it, the owner of the file learns of it; once for each file. */
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
