import type { Editions } from './editions.ts';
import { isTagged } from './integrity.ts';
import type { Unconfirmed, Verdict } from './messages.ts';
import { bestKept, recordOf } from './record.rules.ts';
import type { Edition } from './record.rules.ts';
import { isOthers } from './requests.rules.ts';

/**
 * Time that the server may take to name the current page, in milliseconds, before a stored page is shown. It is longer
 * when the person reloads.
 */
export const ANSWER_WITHIN_MS = { visit: 1_500, reload: 6_000 } as const;

interface PagesParts {
  readonly editions: Editions;
  readonly origin: string;
  /** Path of the tenant without a trailing slash; empty when the host alone identifies it. */
  readonly basename: string;
  readonly fetchPage: typeof fetch;
  readonly now: () => number;
}

interface Shown {
  readonly response: Response;
  /** ETag of the stored page, if any. */
  readonly etag: string | undefined;
  /** Continues after the response. */
  readonly later: Promise<unknown>;
  /** Verdict of the server; set only when the page started before the server's response. */
  readonly verdict?: Promise<Verdict>;
}

/** Response of the server. */
interface Asked {
  readonly response: Response;
  readonly etag: string | undefined;
  /** Settles when the page has been stored. */
  readonly noted: Promise<unknown>;
}

/**
 * Page of a tenant: one document for all paths. Every visit asks the server with the ETag of the stored page, and
 * mostly gets a short response that it is current. Meanwhile the stored page starts, but it runs no remote before the
 * verdict, because the release may have been withdrawn.
 */
export class Pages {
  readonly #parts: PagesParts;
  #noting: Promise<unknown> = Promise.resolve();

  constructor(parts: PagesParts) {
    this.#parts = parts;
  }

  /** Settles when the incoming page has been stored: its files are known from then on. */
  get noted(): Promise<unknown> {
    return this.#noting;
  }

  async answer(request: Request): Promise<Shown> {
    const { editions, fetchPage } = this.#parts;
    const newest = await editions.newest();
    if (isOthers(request.url, newest?.neighbours))
      return { response: await fetchPage(request), etag: undefined, later: Promise.resolve() };
    const spare = bestKept(await editions.all());
    const asked = this.#ask(request.url, newest);
    if (!spare) return this.#fromServer(asked, request.url, newest);
    const begun = spare.etag === newest?.etag && mayBegin(request) ? await this.#begun(asked, spare) : undefined;
    return (
      begun ??
      this.#answered(
        this.#fromServer(asked, request.url, newest),
        spare,
        isReload(request) ? ANSWER_WITHIN_MS.reload : ANSWER_WITHIN_MS.visit,
      )
    );
  }

  /**
   * Returns the verdict on a page that started from storage, when the worker that served it has stopped in the
   * meantime.
   */
  async verdictOn(address: string, etag: string): Promise<Verdict> {
    const edition = (await this.#parts.editions.all()).find((each) => each.etag === etag);
    return edition ? this.#judge(this.#ask(address, edition), edition) : 'other';
  }

  /** Returns the stored page at once; the server's verdict arrives while it starts. */
  async #begun(asked: Promise<Asked>, edition: Edition): Promise<Shown | undefined> {
    const verdict = this.#judge(asked, edition);
    const shown = await this.#kept(edition, 'asking');
    return shown && { ...shown, verdict, later: asked.then(({ noted }) => noted).catch(() => undefined) };
  }

  /** Returns the server's page, or the stored one when the server is unreachable or too slow. */
  async #answered(fromServer: Promise<Shown>, spare: Edition, within: number): Promise<Shown> {
    try {
      const first = await Promise.race([fromServer, lateAfter(within)]);
      if (first !== 'late' && first.response.status < 500) return first;
      const shown = await this.#kept(spare, first === 'late' ? 'slow' : 'offline');
      return shown
        ? { ...shown, later: fromServer.then(({ later }) => later).catch(() => undefined) }
        : await fromServer;
    } catch (error) {
      const shown = await this.#kept(spare, 'offline');
      if (shown) return shown;
      throw error;
    }
  }

  /** Requests the current page in the background. */
  async refresh(address: string): Promise<Edition | undefined> {
    const newest = await this.#parts.editions.newest();
    const { etag, later } = await this.#fromServer(this.#ask(address, newest), address, newest);
    await later;
    return (await this.#parts.editions.all()).find((edition) => edition.etag === etag);
  }

  async #fromServer(asked: Promise<Asked>, address: string, known: Edition | undefined): Promise<Shown> {
    const { response, etag, noted } = await asked;
    if (response.status !== 304 || !known) return { response, etag, later: noted };
    // The stored page is lost or altered, so the request is repeated without the condition.
    return (await this.#kept(known)) ?? this.#fromServer(this.#ask(address, undefined), address, undefined);
  }

  async #ask(address: string, known: Edition | undefined): Promise<Asked> {
    const { fetchPage } = this.#parts;
    const headers: HeadersInit = known ? { accept: 'text/html', 'if-none-match': known.etag } : { accept: 'text/html' };
    const response = await fetchPage(address, {
      headers,
      cache: 'no-store',
      credentials: 'same-origin',
      redirect: 'manual',
    });
    // A proxy that compresses the response again marks the ETag as weak.
    const etag = response.ok ? response.headers.get('etag')?.replace(/^W\//, '') : undefined;
    if (etag === undefined) return { response, etag, noted: Promise.resolve() };
    this.#noting = this.#note(etag, response.clone()).catch(() => undefined);
    return { response, etag, noted: this.#noting };
  }

  async #judge(asked: Promise<Asked>, { etag }: Edition): Promise<Verdict> {
    try {
      const first = await Promise.race([asked, lateAfter(ANSWER_WITHIN_MS.visit)]);
      if (first === 'late') return 'slow';
      if (first.response.status >= 500) return 'offline';
      await first.noted;
      return first.response.status === 304 || first.etag === etag ? 'same' : 'other';
    } catch {
      return 'offline';
    }
  }

  async #note(etag: string, page: Response): Promise<void> {
    const { editions, origin, basename, now } = this.#parts;
    const html = await page.text();
    const record = recordOf(html, origin, basename);
    if (!record || !(await isTagged(html, etag))) return;
    await editions.note(
      { etag, confirmedAt: now(), ...record, kept: null },
      new Response(html, { headers: unpacked(page.headers) }),
    );
  }

  /**
   * Returns a stored page if it still matches its ETag. `unconfirmed` and the ETag are added to the page's root
   * element.
   */
  async #kept({ etag }: Edition, unconfirmed?: Unconfirmed | 'asking'): Promise<Shown | undefined> {
    const page = await this.#parts.editions.page(etag);
    if (!page) return undefined;
    const html = await page.text();
    if (!(await isTagged(html, etag))) return undefined;
    const marked =
      unconfirmed === undefined
        ? html
        : html.replace('<html ', `<html data-unconfirmed="${unconfirmed}" data-edition='${etag}' `);
    return { response: new Response(marked, { headers: page.headers }), etag, later: Promise.resolve() };
  }
}

/**
 * Returns whether a stored page may be shown first: not on a reload, and not with a one-time token, which a page that
 * may be replaced must not exchange.
 */
function mayBegin(request: Request): boolean {
  return !isReload(request) && !new URL(request.url).searchParams.has('token');
}

function isReload({ cache }: Request): boolean {
  return cache !== 'default';
}

function lateAfter(ms: number): Promise<'late'> {
  return new Promise((resolve) => setTimeout(() => resolve('late'), ms));
}

function unpacked(headers: Headers): Headers {
  const own = new Headers(headers);
  own.delete('content-encoding');
  own.delete('content-length');
  return own;
}
