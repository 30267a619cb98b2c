import type { Editions } from './editions.ts';
import { isRecorded } from './integrity.ts';
import { plainAddress } from './record.rules.ts';

/** How long what was read ahead stays in memory; a page asks for it in its first moments. */
const AHEAD_FOR_MS = 5_000;

interface FilesParts {
  readonly cache: () => Promise<Cache>;
  readonly editions: Editions;
  readonly fetchFile: typeof fetch;
  /** Told of bytes that are not the recorded ones: from the server, or in what was kept. */
  readonly onAltered: (address: string, where: 'server' | 'cache') => void;
}

/** The files of the shell and of remotes. Each is kept under its address and its hash, and no byte leaves here that was not compared with it. */
export class Files {
  readonly #parts: FilesParts;
  /** By key: what was read before it was asked for. */
  readonly #ahead = new Map<string, Promise<Response | undefined>>();

  constructor(parts: FilesParts) {
    this.#parts = parts;
  }

  /** Answers a page's request; `keep` goes on after the answer. */
  async answer(request: Request): Promise<{ response: Response; keep: Promise<unknown> }> {
    const address = plainAddress(request.url);
    const hash = await this.#parts.editions.hashOf(address);
    if (hash === undefined)
      return {
        response: (await this.#unrecorded(request.url)) ?? (await this.#parts.fetchFile(request)),
        keep: Promise.resolve(),
      };
    const kept = (await this.#takeAhead(keyOf(address, hash))) ?? (await this.#kept(address, hash));
    if (kept) return { response: kept, keep: Promise.resolve() };
    const response = await this.#recorded(request.url, hash);
    if (!response.ok) return { response, keep: Promise.resolve() };
    return { response, keep: this.#put(keyOf(address, hash), response.clone()) };
  }

  /** Reads and compares kept files that a page is about to ask for, while the server is asked for that page. */
  async readAhead(addresses: readonly string[]): Promise<void> {
    for (const address of addresses) {
      const hash = await this.#parts.editions.hashOf(address);
      if (hash !== undefined) this.#ahead.set(keyOf(address, hash), this.#kept(address, hash));
    }
    await new Promise((resolve) => setTimeout(resolve, AHEAD_FOR_MS));
    this.#ahead.clear();
  }

  /** A response is read once. */
  #takeAhead(key: string): Promise<Response | undefined> | undefined {
    const response = this.#ahead.get(key);
    this.#ahead.delete(key);
    return response;
  }

  /** Makes sure that a file is kept. @returns whether it is. */
  async keep(address: string): Promise<boolean> {
    const hash = await this.#parts.editions.hashOf(address);
    const key = keyOf(address, hash);
    try {
      const cache = await this.#parts.cache();
      if (await cache.match(key)) return true;
      const response =
        hash === undefined
          ? await this.#parts.fetchFile(address, { credentials: 'same-origin', priority: 'low' })
          : await this.#recorded(address, hash);
      if (!response.ok) return false;
      await cache.put(key, response);
      return true;
    } catch {
      return false;
    }
  }

  /** Forgets what no page that is kept names. */
  async forgetUnnamed(): Promise<void> {
    const named = new Set<string>();
    for (const { hashes, needs } of await this.#parts.editions.all()) {
      for (const address of needs.portal) named.add(address);
      for (const [address, hash] of Object.entries(hashes)) named.add(keyOf(address, hash));
    }
    const cache = await this.#parts.cache();
    for (const key of await cache.keys()) if (!named.has(key.url)) await cache.delete(key);
  }

  /** Fonts and pictures have no recorded hash; they don't run. */
  async #unrecorded(address: string): Promise<Response | undefined> {
    return this.#parts
      .cache()
      .then((cache) => cache.match(address))
      .catch(() => undefined);
  }

  async #kept(address: string, hash: string): Promise<Response | undefined> {
    try {
      const cache = await this.#parts.cache();
      const stored = await cache.match(keyOf(address, hash));
      if (!stored) return undefined;
      const bytes = await stored.arrayBuffer();
      if (await isRecorded(bytes, hash)) return answerWith(bytes, stored);
      this.#parts.onAltered(address, 'cache');
      await cache.delete(keyOf(address, hash));
    } catch {
      // Storage that fails is as good as empty.
    }
    return undefined;
  }

  /** From the browser's own cache or the server; once more from the server alone where the bytes are not the recorded ones. */
  async #recorded(url: string, hash: string): Promise<Response> {
    for (const cache of ['default', 'reload'] as const) {
      const response = await this.#parts.fetchFile(url, { cache, credentials: 'same-origin' });
      if (!response.ok) return response;
      const bytes = await response.arrayBuffer();
      if (await isRecorded(bytes, hash)) return answerWith(bytes, response);
    }
    this.#parts.onAltered(plainAddress(url), 'server');
    return Response.error();
  }

  /** A full disk costs the next visit its speed, nothing else. */
  async #put(key: string, response: Response): Promise<void> {
    await this.#parts
      .cache()
      .then((cache) => cache.put(key, response))
      .catch(() => undefined);
  }
}

/** The hash is part of the key: what is found is what was recorded, whatever else was served at the address before. */
function keyOf(address: string, hash: string | undefined): string {
  return hash === undefined ? address : `${address}?integrity=${encodeURIComponent(hash)}`;
}

/** The bytes are no longer packed. */
function answerWith(bytes: ArrayBuffer, { headers }: Response): Response {
  const unpacked = new Headers(headers);
  unpacked.delete('content-encoding');
  unpacked.delete('content-length');
  return new Response(bytes, { headers: unpacked });
}
