import type { Editions } from './editions.ts';
import { isTagged } from './integrity.ts';
import { bestKept, recordOf } from './record.rules.ts';
import type { Edition } from './record.rules.ts';
import { isOthers } from './requests.rules.ts';

/** How long the server may take to say which page is the one of now, milliseconds, before a kept one is shown in its place. Longer where somebody asked for a fresh one. */
export const ANSWER_WITHIN_MS = { visit: 1_500, reload: 6_000 } as const;

/** Why a page is one that the server has not confirmed; the page finds it at its root element. */
export type Unconfirmed = 'offline' | 'slow';

interface PagesParts {
  readonly editions: Editions;
  readonly origin: string;
  /** The tenant's path without a trailing slash; empty where the host alone names it. */
  readonly basename: string;
  readonly fetchPage: typeof fetch;
  readonly now: () => number;
}

interface Shown {
  readonly response: Response;
  /** What was kept of it, if anything. */
  readonly etag: string | undefined;
  /** Goes on after the answer. */
  readonly later: Promise<unknown>;
}

/**
 * The page of a tenant: one document, whatever the path. The server is always asked, with the ETag of the kept one, and mostly answers in a few bytes
 * that it still is the one; so a visit runs what the server says now. A kept page is shown unasked only where the server can't be reached, or not in time.
 */
export class Pages {
  readonly #parts: PagesParts;
  #noting: Promise<unknown> = Promise.resolve();

  constructor(parts: PagesParts) {
    this.#parts = parts;
  }

  /** Settles when the page that is coming in has been taken down: its files are known from then on. */
  get noted(): Promise<unknown> {
    return this.#noting;
  }

  async answer(request: Request): Promise<Shown> {
    const { editions, fetchPage } = this.#parts;
    const asked = await editions.newest();
    if (isOthers(request.url, asked?.neighbours)) return { response: await fetchPage(request), etag: undefined, later: Promise.resolve() };
    const spare = bestKept(await editions.all());
    const fromServer = this.#ask(request.url, asked);
    if (!spare) return fromServer;
    const fallback = async (why: Unconfirmed): Promise<Shown | undefined> => this.#unconfirmed(spare, why);
    const isReload = request.cache !== 'default';
    const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), isReload ? ANSWER_WITHIN_MS.reload : ANSWER_WITHIN_MS.visit));
    try {
      const first = await Promise.race([fromServer, late]);
      if (first !== 'late' && first.response.status < 500) return first;
      const shown = await fallback(first === 'late' ? 'slow' : 'offline');
      if (!shown) return await fromServer;
      const arrived = fromServer.then(({ later }) => later).catch(() => undefined);
      return { ...shown, later: arrived };
    } catch (error) {
      const shown = await fallback('offline');
      if (shown) return shown;
      throw error;
    }
  }

  /** The page of now, asked for in the background. */
  async refresh(address: string): Promise<Edition | undefined> {
    const { etag, later } = await this.#ask(address, await this.#parts.editions.newest());
    await later;
    return (await this.#parts.editions.all()).find((edition) => edition.etag === etag);
  }

  async #ask(address: string, known: Edition | undefined): Promise<Shown> {
    const { fetchPage } = this.#parts;
    const headers: HeadersInit = known ? { accept: 'text/html', 'if-none-match': known.etag } : { accept: 'text/html' };
    const response = await fetchPage(address, { headers, cache: 'no-store', credentials: 'same-origin', redirect: 'manual' });
    if (response.status === 304 && known) {
      const page = await this.#kept(known);
      // Lost or altered meanwhile: asked for without the condition.
      return page ? { response: page, etag: known.etag, later: Promise.resolve() } : this.#ask(address, undefined);
    }
    // A proxy that packs anew marks it as weak.
    const etag = response.ok ? response.headers.get('etag')?.replace(/^W\//, '') : undefined;
    if (etag === undefined) return { response, etag, later: Promise.resolve() };
    this.#noting = this.#note(etag, response.clone()).catch(() => undefined);
    return { response, etag, later: this.#noting };
  }

  async #note(etag: string, page: Response): Promise<void> {
    const { editions, origin, basename, now } = this.#parts;
    const html = await page.text();
    const record = recordOf(html, origin, basename);
    if (!record || !(await isTagged(html, etag))) return;
    await editions.note({ etag, confirmedAt: now(), ...record, kept: null }, new Response(html, { headers: unpacked(page.headers) }));
  }

  /** A kept page, if it is still what the server wrote. */
  async #kept({ etag }: Edition, change: (html: string) => string = (html) => html): Promise<Response | undefined> {
    const page = await this.#parts.editions.page(etag);
    if (!page) return undefined;
    const html = await page.text();
    return (await isTagged(html, etag)) ? new Response(change(html), { headers: page.headers }) : undefined;
  }

  async #unconfirmed(edition: Edition, why: Unconfirmed): Promise<Shown | undefined> {
    const response = await this.#kept(edition, (html) => html.replace('<html ', `<html data-unconfirmed="${why}" `));
    return response && { response, etag: edition.etag, later: Promise.resolve() };
  }
}

function unpacked(headers: Headers): Headers {
  const own = new Headers(headers);
  own.delete('content-encoding');
  own.delete('content-length');
  return own;
}
