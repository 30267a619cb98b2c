import type { Editions } from './editions.ts';
import { isRecorded } from './integrity.ts';
import { plainAddress } from './record.rules.ts';

/** Time that a prefetched file stays in memory; a page requests it in its first moments. */
const AHEAD_FOR_MS = 5_000;

interface FilesParts {
  readonly cache: () => Promise<Cache>;
  readonly editions: Editions;
  readonly fetchFile: typeof fetch;
  /** Called when bytes from the server or the cache do not match their hash. */
  readonly onAltered: (address: string, where: 'server' | 'cache') => void;
}

/**
 * Files of the shell and of remotes. Each is stored under its address and its hash, and every response is verified
 * against the hash.
 */
export class Files {
  readonly #parts: FilesParts;
  /** Prefetched files by key. */
  readonly #ahead = new Map<string, Promise<Response | undefined>>();

  constructor(parts: FilesParts) {
    this.#parts = parts;
  }

  /** Responds to a page's request; `keep` continues after the response. */
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

  /** Reads and verifies stored files that a page is about to request, while the server is asked for that page. */
  async readAhead(addresses: readonly string[]): Promise<void> {
    for (const address of addresses) {
      const hash = await this.#parts.editions.hashOf(address);
      if (hash !== undefined) this.#ahead.set(keyOf(address, hash), this.#kept(address, hash));
    }
    await new Promise((resolve) => setTimeout(resolve, AHEAD_FOR_MS));
    this.#ahead.clear();
  }

  /** Returns and removes a prefetched file, because a response can be read only once. */
  #takeAhead(key: string): Promise<Response | undefined> | undefined {
    const response = this.#ahead.get(key);
    this.#ahead.delete(key);
    return response;
  }

  /** Stores a file if it is not stored yet. @returns whether it is stored. */
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

  /** Removes files that no stored page build names. */
  async forgetUnnamed(): Promise<void> {
    const named = new Set<string>();
    for (const { hashes, needs } of await this.#parts.editions.all()) {
      for (const address of needs.portal) named.add(address);
      for (const [address, hash] of Object.entries(hashes)) named.add(keyOf(address, hash));
    }
    const cache = await this.#parts.cache();
    for (const key of await cache.keys()) if (!named.has(key.url)) await cache.delete(key);
  }

  /** Handles fonts and pictures, which have no recorded hash and run no code. */
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
      // A storage error counts as an empty cache.
    }
    return undefined;
  }

  /**
   * Fetches a file through the browser's cache. When the bytes do not match the hash, fetches it again from the server.
   */
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

  /** A full disk only makes the next visit slower. */
  async #put(key: string, response: Response): Promise<void> {
    await this.#parts
      .cache()
      .then((cache) => cache.put(key, response))
      .catch(() => undefined);
  }
}

/**
 * Returns the cache key of a file. It contains the hash, so that a match is always the recorded file, whatever the
 * address served before.
 */
function keyOf(address: string, hash: string | undefined): string {
  return hash === undefined ? address : `${address}?integrity=${encodeURIComponent(hash)}`;
}

/** Builds a response from bytes that are already decompressed. */
function answerWith(bytes: ArrayBuffer, { headers }: Response): Response {
  const unpacked = new Headers(headers);
  unpacked.delete('content-encoding');
  unpacked.delete('content-length');
  return new Response(bytes, { headers: unpacked });
}
