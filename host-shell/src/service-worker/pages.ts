import type { PageBuilds } from './page-builds.ts';
import { isTagged } from './integrity.ts';
import type { Unconfirmed, Verdict } from './messages.ts';
import { bestCached, recordOf } from './record.rules.ts';
import type { PageBuild } from './record.rules.ts';
import { isOthers } from './requests.rules.ts';

/**
 * Time that the server may take to name the current page, in milliseconds, before a stored page is shown. It is longer
 * when the person reloads.
 */
export const ANSWER_WITHIN_MS = { visit: 1_500, reload: 6_000 } as const;

interface PagesOptions {
  readonly builds: PageBuilds;
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
interface ServerReply {
  readonly response: Response;
  readonly etag: string | undefined;
  /** Settles when the page has been stored. */
  readonly stored: Promise<unknown>;
}

/**
 * Page of a tenant: one document for all paths. Every visit asks the server with the ETag of the stored page, and
 * mostly gets a short response that it is current. Meanwhile the stored page starts, but it runs no remote before the
 * verdict, because the release may have been withdrawn.
 */
export class Pages {
  readonly #options: PagesOptions;
  #storing: Promise<unknown> = Promise.resolve();

  constructor(options: PagesOptions) {
    this.#options = options;
  }

  /** Settles when the incoming page has been stored: its files are known from then on. */
  get stored(): Promise<unknown> {
    return this.#storing;
  }

  async answer(request: Request): Promise<Shown> {
    const { builds, fetchPage } = this.#options;
    const newest = await builds.newest();
    if (isOthers(request.url, newest?.neighbours))
      return { response: await fetchPage(request), etag: undefined, later: Promise.resolve() };
    const spare = bestCached(await builds.all());
    const reply = this.#ask(request.url, newest);
    if (!spare) return this.#fromServer(reply, request.url, newest);
    const begun = spare.etag === newest?.etag && mayBegin(request) ? await this.#begun(reply, spare) : undefined;
    return (
      begun ??
      this.#answered(
        this.#fromServer(reply, request.url, newest),
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
    const build = (await this.#options.builds.all()).find((each) => each.etag === etag);
    return build ? this.#judge(this.#ask(address, build), build) : 'other';
  }

  /** Returns the stored page at once; the server's verdict arrives while it starts. */
  async #begun(reply: Promise<ServerReply>, build: PageBuild): Promise<Shown | undefined> {
    const verdict = this.#judge(reply, build);
    const shown = await this.#cached(build, 'asking');
    return shown && { ...shown, verdict, later: reply.then(({ stored }) => stored).catch(() => undefined) };
  }

  /** Returns the server's page, or the stored one when the server is unreachable or too slow. */
  async #answered(fromServer: Promise<Shown>, spare: PageBuild, within: number): Promise<Shown> {
    try {
      const first = await Promise.race([fromServer, lateAfter(within)]);
      if (first !== 'late' && first.response.status < 500) return first;
      const shown = await this.#cached(spare, first === 'late' ? 'slow' : 'offline');
      return shown
        ? { ...shown, later: fromServer.then(({ later }) => later).catch(() => undefined) }
        : await fromServer;
    } catch (error) {
      const shown = await this.#cached(spare, 'offline');
      if (shown) return shown;
      throw error;
    }
  }

  /** Requests the current page in the background. */
  async refresh(address: string): Promise<PageBuild | undefined> {
    const newest = await this.#options.builds.newest();
    const { etag, later } = await this.#fromServer(this.#ask(address, newest), address, newest);
    await later;
    return (await this.#options.builds.all()).find((build) => build.etag === etag);
  }

  async #fromServer(reply: Promise<ServerReply>, address: string, known: PageBuild | undefined): Promise<Shown> {
    const { response, etag, stored } = await reply;
    if (response.status !== 304 || !known) return { response, etag, later: stored };
    // The stored page is lost or altered, so the request is repeated without the condition.
    return (await this.#cached(known)) ?? this.#fromServer(this.#ask(address, undefined), address, undefined);
  }

  async #ask(address: string, known: PageBuild | undefined): Promise<ServerReply> {
    const { fetchPage } = this.#options;
    const headers: HeadersInit = known ? { accept: 'text/html', 'if-none-match': known.etag } : { accept: 'text/html' };
    const response = await fetchPage(address, {
      headers,
      cache: 'no-store',
      credentials: 'same-origin',
      redirect: 'manual',
    });
    // A proxy that compresses the response again marks the ETag as weak.
    const etag = response.ok ? response.headers.get('etag')?.replace(/^W\//, '') : undefined;
    if (etag === undefined) return { response, etag, stored: Promise.resolve() };
    this.#storing = this.#store(etag, response.clone()).catch(() => undefined);
    return { response, etag, stored: this.#storing };
  }

  async #judge(reply: Promise<ServerReply>, { etag }: PageBuild): Promise<Verdict> {
    try {
      const first = await Promise.race([reply, lateAfter(ANSWER_WITHIN_MS.visit)]);
      if (first === 'late') return 'slow';
      if (first.response.status >= 500) return 'offline';
      await first.stored;
      return first.response.status === 304 || first.etag === etag ? 'same' : 'other';
    } catch {
      return 'offline';
    }
  }

  async #store(etag: string, page: Response): Promise<void> {
    const { builds, origin, basename, now } = this.#options;
    const html = await page.text();
    const record = recordOf(html, origin, basename);
    if (!record || !(await isTagged(html, etag))) return;
    await builds.add(
      { etag, confirmedAt: now(), ...record, cached: null },
      new Response(html, { headers: unpacked(page.headers) }),
    );
  }

  /**
   * Returns a stored page if it still matches its ETag. `unconfirmed` and the ETag are added to the page's root
   * element.
   */
  async #cached({ etag }: PageBuild, unconfirmed?: Unconfirmed | 'asking'): Promise<Shown | undefined> {
    const page = await this.#options.builds.page(etag);
    if (!page) return undefined;
    const html = await page.text();
    if (!(await isTagged(html, etag))) return undefined;
    const marked =
      unconfirmed === undefined
        ? html
        : html.replace('<html ', `<html data-unconfirmed="${unconfirmed}" data-build='${etag}' `);
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
