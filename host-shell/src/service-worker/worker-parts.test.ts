/** @jest-environment tools/jest/browser-environment.mjs */
import { setImmediate as turn } from 'node:timers/promises';
import { createHash } from 'node:crypto';
import { jest } from '@jest/globals';
import { Editions } from './editions.ts';
import { Files } from './files.ts';
import { ANSWER_WITHIN_MS, Pages } from './pages.ts';
import { PendingWrites } from './pending-writes.ts';

/** In-memory replacement of the browser's cache. */
class FakeCache {
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

const origin = 'https://portal.example';
const script = `${origin}/_shell/main.js`;
const sri = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const tagOf = (html: string): string => `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;

function pageOf(code: string, of: { basename: string; neighbours?: string[] } = { basename: '/aurora' }): string {
  const shell = { baseUrl: '/_shell/', files: { 'main.js': sri(code) } };
  const boot = {
    ...of,
    app: { logo: '', favIcon: '' },
    shell,
    portalFiles: [],
    composition: { releases: [], fallbacks: [] },
  };
  return `<html lang="pt-BR"><script type="application/json" id="azulejo-boot">${JSON.stringify(boot)}</script><script src="/_shell/main.js"></script>`;
}

/** Current state of the server. */
let served: { html: string; code: string; down?: boolean; slow?: boolean; status?: number };
let asked: string[];
let altered: string[];
let pagesCache: FakeCache;
let filesCache: FakeCache;

const send = (async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
  const url = typeof input === 'string' ? input : (input as Request).url;
  const condition = new Headers(init.headers).get('if-none-match');
  asked.push(condition === null ? url : `${url} if not ${condition}`);
  if (served.down) throw new TypeError('Failed to fetch');
  if (served.slow) await new Promise(() => undefined);
  if (url.includes('.js')) return new Response(served.code);
  if (served.status !== undefined) return new Response(null, { status: served.status });
  const etag = tagOf(served.html);
  return condition === etag ? new Response(null, { status: 304 }) : new Response(served.html, { headers: { etag } });
}) as typeof fetch;

/** Returns the parts of a newly started worker over the stored data. */
function started(basename = '/aurora') {
  const editions = new Editions(pagesCache.open, origin);
  const files = new Files({
    cache: filesCache.open,
    editions,
    fetchFile: send,
    onAltered: (address, where) => altered.push(`${address} ${where}`),
  });
  const pages = new Pages({ editions, origin, basename, fetchPage: send, now: () => Date.now() });
  return { editions, files, pages };
}

const marked = (html: string, unconfirmed: string): string =>
  html.replace('<html ', `<html data-unconfirmed="${unconfirmed}" data-edition='${tagOf(html)}' `);

const visit = { url: `${origin}/aurora/`, cache: 'default' } as Request;
const reload = { ...visit, cache: 'no-cache' } as Request;

/** Visits the page and stores it with its main script. */
async function kept() {
  const parts = started();
  await (
    await parts.pages.answer(visit)
  ).later;
  const [edition] = await parts.editions.all();
  await parts.files.keep(script);
  if (edition) await parts.editions.complete(edition.etag, 'portal');
  asked = [];
  return parts;
}

const fileOf = async (parts: ReturnType<typeof started>): Promise<Response> =>
  (await parts.files.answer({ url: script } as Request)).response;
const textOf = async (parts: ReturnType<typeof started>): Promise<string> =>
  (await parts.pages.answer(visit)).response.text();

beforeEach(() => {
  served = { html: pageOf('one'), code: 'one' };
  [asked, altered, pagesCache, filesCache] = [[], [], new FakeCache(), new FakeCache()];
});

test('the second visit starts while the server confirms the page, and requests no file', async () => {
  await kept();
  const next = started();
  const { response, verdict } = await next.pages.answer(visit);
  expect(await response.text()).toBe(marked(served.html, 'asking'));
  expect(await verdict).toBe('same');
  expect(await (await fileOf(next)).text()).toBe('one');
  expect(asked).toEqual([`${visit.url} if not ${tagOf(served.html)}`]);
});

test('a page that has started receives the verdict that another one is current, which is stored by then', async () => {
  const parts = await kept();
  served = { html: pageOf('two'), code: 'two' };
  const { etag, verdict } = await parts.pages.answer(visit);
  expect(await verdict).toBe('other');
  expect(await parts.editions.newest()).toMatchObject({ etag: tagOf(served.html) });
  expect(await parts.pages.verdictOn(visit.url, etag ?? '')).toBe('other');
  expect(await parts.pages.verdictOn(visit.url, tagOf(served.html))).toBe('same');
  expect(await parts.pages.verdictOn(visit.url, '"unknown"')).toBe('other');
});

test.each([
  ['is not reached', 'offline', { down: true }],
  ['is broken', 'offline', { status: 503 }],
  ['refuses the page', 'other', { status: 403 }],
] as const)('a page that has started receives a verdict when the server %s', async (_, verdict, state) => {
  await kept();
  Object.assign(served, state);
  expect(await (await started().pages.answer(visit)).verdict).toBe(verdict);
});

test.each([
  ['that somebody asks to be fresh', { cache: 'no-cache' }],
  ['with a one-time token', { url: `${origin}/aurora/login?token=abc` }],
])('a request %s waits for the server', async (_, change) => {
  await kept();
  served = { html: pageOf('two'), code: 'two' };
  const { response, verdict } = await started().pages.answer({ ...visit, ...change } as Request);
  expect(await response.text()).toBe(served.html);
  expect(verdict).toBeUndefined();
});

test('a page with a known successor is not shown first', async () => {
  const parts = await kept();
  served = { html: pageOf('two'), code: 'two' };
  await (
    await parts.pages.answer(reload)
  ).later;
  expect(await textOf(parts)).toBe(served.html);
});

test('the first files of a page are prefetched while the server is asked, and are verified as well', async () => {
  const parts = await kept();
  const read = jest.spyOn(filesCache, 'match');
  void parts.files.readAhead([script, `${origin}/_shell/font.woff2`]);
  await turn();
  expect(read).toHaveBeenCalledTimes(1);
  expect(await (await fileOf(parts)).text()).toBe('one');
  expect(read).toHaveBeenCalledTimes(1);
  // A second request reads the file again.
  expect(await (await fileOf(parts)).text()).toBe('one');
  expect(read).toHaveBeenCalledTimes(2);

  const [key = ''] = filesCache.entries.keys();
  filesCache.entries.set(key, new Response('evil'));
  void parts.files.readAhead([script]);
  await turn();
  expect(await (await fileOf(parts)).text()).toBe('one');
  expect(altered).toEqual([`${script} cache`]);
});

test('prefetched files that are not requested are removed from memory', async () => {
  const parts = await kept();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const done = parts.files.readAhead([script]);
  await turn();
  await jest.advanceTimersByTimeAsync(5_000);
  await done;
  jest.useRealTimers();
  const read = jest.spyOn(filesCache, 'match');
  expect(await (await fileOf(parts)).text()).toBe('one');
  expect(read).toHaveBeenCalledTimes(1);
});

test('altered bytes from the server are neither returned nor stored, and are reported', async () => {
  const parts = started();
  await (
    await parts.pages.answer(visit)
  ).later;
  served.code = 'evil';
  expect((await fileOf(parts)).type).toBe('error');
  expect(await parts.files.keep(script)).toBe(false);
  expect(filesCache.entries.size).toBe(0);
  expect(altered[0]).toBe(`${script} server`);
});

test('altered bytes in the cache are deleted and reported, and the right ones are returned', async () => {
  const parts = await kept();
  const [key = ''] = filesCache.entries.keys();
  filesCache.entries.set(key, new Response('evil'));
  const { response, keep } = await parts.files.answer({ url: `${script}?again=1` } as Request);
  await keep;
  expect(await response.text()).toBe('one');
  expect(altered).toEqual([`${script} cache`]);
  expect(await filesCache.entries.get(key)?.clone().text()).toBe('one');
});

test('a stored page that no longer matches its ETag is requested again', async () => {
  const parts = await kept();
  for (const [key, response] of pagesCache.entries)
    if (key.includes('page%20')) pagesCache.entries.set(key, new Response(`${await response.text()}<p>evil`));
  expect(await textOf(parts)).toBe(served.html);
  expect(asked).toEqual([`${visit.url} if not ${tagOf(served.html)}`, visit.url]);
});

test('a newer and an older page each run their own files, until no window shows the older one', async () => {
  const parts = await kept();
  await parts.editions.opened('old tab', tagOf(served.html));
  served = { html: pageOf('two'), code: 'two' };
  const { response, etag, later } = await parts.pages.answer(reload);
  await later;
  expect(await response.text()).toBe(served.html);
  await parts.editions.forgetOutlived(['old tab']);
  expect(await parts.editions.all()).toHaveLength(2);
  await parts.editions.complete(etag ?? '', 'portal');
  await parts.editions.forgetOutlived(['old tab']);
  expect(await parts.editions.all()).toHaveLength(2);
  await parts.editions.forgetOutlived([]);
  await parts.files.forgetUnnamed();
  expect(await parts.editions.all()).toMatchObject([{ etag }]);
  expect(filesCache.entries.size).toBe(0);
});

test('without a network the stored page is shown as unconfirmed, and a newer one with missing files is not', async () => {
  const first = await kept();
  const whole = served.html;
  served = { html: pageOf('two'), code: 'two' };
  await (
    await first.pages.answer(visit)
  ).later;
  served.down = true;
  expect(await textOf(started())).toBe(marked(whole, 'offline'));
});

test('a slow server is not waited for, except for longer on a reload', async () => {
  await kept();
  served.slow = true;
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  for (const [request, ms] of [
    [visit, ANSWER_WITHIN_MS.visit],
    [reload, ANSWER_WITHIN_MS.reload],
  ] as const) {
    let shown: string | undefined;
    const answered = started()
      .pages.answer(request)
      .then(async ({ response, verdict }) => (shown = (await verdict) ?? (await response.text())));
    // The stored data is looked up before the wait starts.
    while (jest.getTimerCount() === 0) await turn();
    await jest.advanceTimersByTimeAsync(ms - 1);
    expect(shown).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    await answered;
    expect(shown).toMatch(/^slow$|data-unconfirmed="slow"/);
  }
  jest.useRealTimers();
});

test('a full disk only prevents storing', async () => {
  [pagesCache.isFull, filesCache.isFull] = [true, true];
  const parts = started();
  const { response, later } = await parts.pages.answer(visit);
  await later;
  expect(await response.text()).toBe(served.html);
  expect(await (await fileOf(parts)).text()).toBe('one');
  expect(await parts.files.keep(script)).toBe(false);
});

test('pending writes are delivered once each when the network returns, and a refused one is not sent again', async () => {
  const cache = new FakeCache();
  const statuses = [0, 204, 404];
  const sent: string[] = [];
  const writes = new PendingWrites(cache.open, origin, (async (_: string, { body }: RequestInit) => {
    sent.push(String(body));
    const status = statuses.shift() ?? 200;
    if (status === 0) throw new TypeError('offline');
    return { status } as Response;
  }) as unknown as typeof fetch);
  const write = (id: string, body: string) => ({
    id,
    url: `${origin}/aurora/api/tracking/record`,
    method: 'POST',
    headers: {},
    body,
  });
  await writes.put(write('a', 'half'));
  await writes.put(write('a', 'whole'));
  await expect(writes.deliverAll()).rejects.toThrow();
  await writes.put(write('b', 'other'));
  await writes.deliverAll();
  await writes.deliverAll();
  expect(sent).toEqual(['whole', 'whole', 'other']);
});

test.each([
  [408, undefined, 1],
  [425, undefined, 1],
  [429, 'request.too-many', 1],
  [503, 'server.busy', 1],
  [403, 'TERMS_REQUIRED', 1],
  [403, 'forbidden', 0],
  [401, 'session.missing', 0],
  [422, 'request.invalid', 0],
])('after status %i and code %s, %i write stays pending', async (status, code, count) => {
  const cache = new FakeCache();
  const reply = { status, json: async () => ({ success: false, code, message: '' }) };
  const writes = new PendingWrites(cache.open, origin, (async () => reply) as unknown as typeof fetch);
  await writes.put({ id: 'a', url: `${origin}/aurora/api/tracking/record`, method: 'POST', headers: {}, body: '{}' });
  await writes.deliverAll().catch(() => undefined);
  expect(await (await cache.open()).keys()).toHaveLength(count);
});

test('a damaged pending write is removed and does not affect the others', async () => {
  const cache = new FakeCache();
  const sent: string[] = [];
  const writes = new PendingWrites(cache.open, origin, (async (_: string, { body }: RequestInit) => {
    sent.push(String(body));
    return { status: 204 };
  }) as unknown as typeof fetch);
  await (await cache.open()).put(`${origin}/.held/x`, Response.json({ id: 'x' }));
  await writes.put({
    id: 'a',
    url: `${origin}/aurora/api/tracking/record`,
    method: 'POST',
    headers: {},
    body: 'whole',
  });
  await writes.deliverAll();
  expect([sent, await (await cache.open()).keys()]).toEqual([['whole'], []]);
});

test("when the host alone identifies the tenant, a neighbor never gets its page, and a neighbor's page is not stored", async () => {
  const own = pageOf('one', { basename: '', neighbours: ['sabermais'] });
  served.html = own;
  const { editions, pages } = started('');
  await (
    await pages.answer(visit)
  ).later;
  const [edition] = await editions.all();
  await editions.complete(edition?.etag ?? '', 'portal');

  served.down = true;
  expect(await (await started('').pages.answer(visit)).response.text()).toContain('data-unconfirmed');
  await expect(started('').pages.answer({ ...visit, url: `${origin}/sabermais/login` })).rejects.toThrow(
    'Failed to fetch',
  );

  served = { html: pageOf('two', { basename: '/novo' }), code: 'two' };
  const next = started('');
  await (
    await next.pages.answer({ ...visit, url: `${origin}/novo/login` })
  ).later;
  expect((await next.editions.all()).map(({ etag }) => etag)).toEqual([tagOf(own)]);
});
