import { createHash } from 'node:crypto';
import { PageBuilds } from './page-builds.ts';
import { Files } from './files.ts';
import { Pages } from './pages.ts';

/** In-memory replacement of the browser's cache. */
export class FakeCache {
  readonly entries = new Map<string, Response>();
  isFull = false;
  readonly open = async (): Promise<Cache> => this as unknown as Cache;
  async match(key: string | Request): Promise<Response | undefined> {
    return this.entries.get(addressOf(key))?.clone();
  }
  async put(key: string, response: Response): Promise<void> {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.entries.set(key, new Response(await response.arrayBuffer(), { headers: response.headers }));
  }
  async delete(key: string | Request): Promise<boolean> {
    return this.entries.delete(addressOf(key));
  }
  async keys(): Promise<readonly Request[]> {
    return [...this.entries.keys()].map((url) => ({ url }) as Request);
  }
}
const addressOf = (key: string | Request): string => (typeof key === 'string' ? key : key.url);

export const origin = 'https://portal.example';
export const script = `${origin}/_shell/main.js`;
const sri = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;
export const tagOf = (html: string): string =>
  `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;

export function pageOf(
  code: string,
  of: { basename: string; neighbours?: string[] } = { basename: '/aurora' },
): string {
  const shell = { baseUrl: '/_shell/', files: { 'main.js': sri(code) } };
  const boot = {
    ...of,
    app: { logo: '', favIcon: '' },
    shell,
    portalFiles: [],
    loginFiles: [],
    composition: { releases: [], fallbacks: [] },
  };
  return `<html lang="pt-BR"><script type="application/json" id="azulejo-boot">${JSON.stringify(boot)}</script><script src="/_shell/main.js"></script>`;
}

/** Clock that never reads the same twice: two pages of one millisecond would have no newest. */
let milliseconds = Date.now();
/** Current state of the server. */
interface Served {
  html: string;
  code: string;
  down?: boolean;
  slow?: boolean;
  status?: number;
}

export let served: Served;
/** Replaces what the server serves. */
export const serve = (next: Served): void => void (served = next);

export let requests: string[];
export let altered: string[];
export let pagesCache: FakeCache;
export let filesCache: FakeCache;

const send = (async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
  const url = typeof input === 'string' ? input : (input as Request).url;
  const condition = new Headers(init.headers).get('if-none-match');
  requests.push(condition === null ? url : `${url} if not ${condition}`);
  if (served.down) throw new TypeError('Failed to fetch');
  if (served.slow) await new Promise(() => undefined);
  if (url.includes('.js')) return new Response(served.code);
  if (served.status !== undefined) return new Response(null, { status: served.status });
  const etag = tagOf(served.html);
  return condition === etag ? new Response(null, { status: 304 }) : new Response(served.html, { headers: { etag } });
}) as typeof fetch;

/** Returns the parts of a newly started worker over the stored data. */
export function started(basename = '/aurora') {
  const builds = new PageBuilds(pagesCache.open, origin);
  const files = new Files({
    cache: filesCache.open,
    builds,
    fetchFile: send,
    onAltered: (address, where) => altered.push(`${address} ${where}`),
  });
  const pages = new Pages({ builds, origin, basename, fetchPage: send, now: () => (milliseconds += 1) });
  return { builds, files, pages };
}

export const visit = { url: `${origin}/aurora/`, cache: 'default' } as Request;
export const reload = { ...visit, cache: 'no-cache' } as Request;

/** Visits the page and stores it with its main script. */
export async function cachedPortal() {
  const parts = started();
  await (
    await parts.pages.answer(visit)
  ).later;
  const [build] = await parts.builds.all();
  await parts.files.store(script);
  if (build) await parts.builds.complete(build.etag, 'portal');
  requests = [];
  return parts;
}

export const fileOf = async (parts: ReturnType<typeof started>): Promise<Response> =>
  (await parts.files.answer({ url: script } as Request)).response;
export const textOf = async (parts: ReturnType<typeof started>): Promise<string> =>
  (await parts.pages.answer(visit)).response.text();

/** Empties the caches and the recorded requests before each test. */
export function resetWorker(): void {
  beforeEach(() => {
    served = { html: pageOf('one'), code: 'one' };
    [requests, altered, pagesCache, filesCache] = [[], [], new FakeCache(), new FakeCache()];
  });
}
