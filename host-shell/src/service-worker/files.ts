import type { PageBuilds } from './page-builds.ts';
import { isRecorded } from './integrity.ts';
import { plainAddress } from './record.rules.ts';

/** Time that a prefetched file stays in memory; a page requests it in its first moments. */
const PREFETCHED_FOR_MS = 5_000;

interface FilesOptions {
  readonly cache: () => Promise<Cache>;
  readonly builds: PageBuilds;
  readonly fetchFile: typeof fetch;
  /** Called when bytes from the server or the cache do not match their hash. */
  readonly onAltered: (address: string, where: 'server' | 'cache') => void;
}

/**
 * Files of the shell and of remotes. Each is stored under its address and its hash, and every response is verified
 * against the hash.
 */
export class Files {
  readonly #options: FilesOptions;
  /** Prefetched files by key. */
  readonly #prefetched = new Map<string, Promise<Response | undefined>>();

  constructor(options: FilesOptions) {
    this.#options = options;
  }

  /** Responds to a page's request; `stored` continues after the response. */
  async answer(request: Request): Promise<{ response: Response; stored: Promise<unknown> }> {
    const address = plainAddress(request.url);
    const hash = await this.#options.builds.hashOf(address);
    if (hash === undefined)
      return {
        response: (await this.#unrecorded(request.url)) ?? (await this.#options.fetchFile(request)),
        stored: Promise.resolve(),
      };
    const cached = (await this.#consumePrefetched(keyOf(address, hash))) ?? (await this.#cached(address, hash));
    if (cached) return { response: cached, stored: Promise.resolve() };
    const response = await this.#recorded(request.url, hash);
    if (!response.ok) return { response, stored: Promise.resolve() };
    return { response, stored: this.#put(keyOf(address, hash), response.clone()) };
  }

  /** Reads and verifies stored files that a page is about to request, while the server is asked for that page. */
  async prefetchFiles(addresses: readonly string[]): Promise<void> {
    for (const address of addresses) {
      const hash = await this.#options.builds.hashOf(address);
      if (hash !== undefined) this.#prefetched.set(keyOf(address, hash), this.#cached(address, hash));
    }
    await new Promise((resolve) => setTimeout(resolve, PREFETCHED_FOR_MS));
    this.#prefetched.clear();
  }

  /** Returns and removes a prefetched file, because a response can be read only once. */
  #consumePrefetched(key: string): Promise<Response | undefined> | undefined {
    const response = this.#prefetched.get(key);
    this.#prefetched.delete(key);
    return response;
  }

  /** Stores a file if it is not stored yet. @returns whether it is stored. */
  async store(address: string): Promise<boolean> {
    const hash = await this.#options.builds.hashOf(address);
    const key = keyOf(address, hash);
    try {
      const cache = await this.#options.cache();
      if (await cache.match(key)) return true;
      const response =
        hash === undefined
          ? await this.#options.fetchFile(address, { credentials: 'same-origin', priority: 'low' })
          : await this.#recorded(address, hash);
      if (!response.ok) return false;
      await cache.put(key, response);
      return true;
    } catch {
      return false;
    }
  }

  /** Removes files that no stored page build names. */
  async removeUnnamed(): Promise<void> {
    const named = new Set<string>();
    for (const { hashes, needs } of await this.#options.builds.all()) {
      for (const address of needs.portal) named.add(address);
      for (const [address, hash] of Object.entries(hashes)) named.add(keyOf(address, hash));
    }
    const cache = await this.#options.cache();
    for (const key of await cache.keys()) if (!named.has(key.url)) await cache.delete(key);
  }

  /** Handles fonts and pictures, which have no recorded hash and run no code. */
  async #unrecorded(address: string): Promise<Response | undefined> {
    return this.#options
      .cache()
      .then((cache) => cache.match(address))
      .catch(() => undefined);
  }

  async #cached(address: string, hash: string): Promise<Response | undefined> {
    try {
      const cache = await this.#options.cache();
      const stored = await cache.match(keyOf(address, hash));
      if (!stored) return undefined;
      const bytes = await stored.arrayBuffer();
      if (await isRecorded(bytes, hash)) return answerWith(bytes, stored);
      this.#options.onAltered(address, 'cache');
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
      const response = await this.#options.fetchFile(url, { cache, credentials: 'same-origin' });
      if (!response.ok) return response;
      const bytes = await response.arrayBuffer();
      if (await isRecorded(bytes, hash)) return answerWith(bytes, response);
    }
    this.#options.onAltered(plainAddress(url), 'server');
    return Response.error();
  }

  /** A full disk only makes the next visit slower. */
  async #put(key: string, response: Response): Promise<void> {
    await this.#options
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
