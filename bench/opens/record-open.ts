import type { Browser, BrowserContextOptions } from 'playwright-core';

export interface RecordedReply {
  readonly type: string;
  readonly body: string;
}

/** Request that a page needs from the server itself: its document or a call. */
export interface RecordedRequest {
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly reply: RecordedReply;
}

const sent = [
  'accept',
  'accept-encoding',
  'authorization',
  'cookie',
  'x-keeps-cookies',
  'sec-fetch-mode',
  'sec-fetch-dest',
  'sec-fetch-site',
];

/**
 * Opens an address a second time in one profile, when the files are cached. Returns its document and its calls that
 * read, in their order, with the headers that matter.
 */
export async function recordOpen(
  browser: Browser,
  url: string,
  storageState: BrowserContextOptions['storageState'],
): Promise<RecordedRequest[]> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...(storageState ? { storageState } : {}) });
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const requests: Promise<RecordedRequest | undefined>[] = [];
  page.on('requestfinished', (request) => {
    const { pathname, search } = new URL(request.url());
    const isOwn = request.resourceType() === 'document' || /^\/[^/]+\/api\/(?!socket)/.test(pathname);
    if (!isOwn || request.method() !== 'GET' || request.frame() !== page.mainFrame()) return;
    requests.push(
      (async () => {
        const [all, response] = [await request.allHeaders(), await request.response()];
        if (response?.status() !== 200) return undefined;
        const headers = Object.fromEntries(
          sent.flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]]])),
        );
        const type = response.headers()['content-type'] ?? '';
        return { path: `${pathname}${search}`, headers, reply: { type, body: await response.text() } };
      })(),
    );
  });
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const recorded = (await Promise.all(requests)).flatMap((request) => request ?? []);
  await context.close();
  return recorded;
}
