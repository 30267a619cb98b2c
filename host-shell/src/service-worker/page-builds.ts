import { newest, outdated } from './record.rules.ts';
import type { PageBuild, CachedLevel } from './record.rules.ts';

/** Returns the cache key of a stored page or record; it is never requested from the server. */
const at = (origin: string, name: string): string => `${origin}/.stored/${encodeURIComponent(name)}`;

/**
 * Stored page builds of one tenant, each with its record. When storage is unavailable or full they exist only as long
 * as the worker runs.
 */
export class PageBuilds {
  readonly #cache: () => Promise<Cache>;
  readonly #origin: string;
  #known: Promise<Map<string, PageBuild>> | undefined;
  readonly #texts = new Map<string, Response>();
  readonly #openPages = new Map<string, string>();

  constructor(cache: () => Promise<Cache>, origin: string) {
    this.#cache = cache;
    this.#origin = origin;
  }

  async all(): Promise<readonly PageBuild[]> {
    return [...(await this.#load()).values()];
  }

  async newest(): Promise<PageBuild | undefined> {
    return newest(await this.all());
  }

  /** Returns the recorded hash of an address, from the newest page build that contains it. */
  async hashOf(address: string): Promise<string | undefined> {
    const naming = (await this.all()).filter(({ hashes }) => Object.hasOwn(hashes, address));
    return newest(naming)?.hashes[address];
  }

  /** Stores a page build, or that the server confirmed it again. Its stored level does not change. */
  async add(build: PageBuild, page?: Response): Promise<void> {
    const known = await this.#load();
    known.set(build.etag, { ...build, cached: known.get(build.etag)?.cached ?? build.cached });
    if (page) {
      this.#texts.set(build.etag, page.clone());
      await this.#put(`page ${build.etag}`, page);
    }
    await this.#save(build.etag);
  }

  /** Marks all files of a level as stored. This is the last write for a page build. */
  async complete(etag: string, cached: CachedLevel): Promise<void> {
    const known = await this.#load();
    const build = known.get(etag);
    if (build) known.set(etag, { ...build, cached });
    await this.#save(etag);
  }

  async page(etag: string): Promise<Response | undefined> {
    const stored = await this.#match(`page ${etag}`);
    return stored ?? this.#texts.get(etag)?.clone();
  }

  /** Stores which page build an open window shows. */
  async opened(client: string, etag: string): Promise<void> {
    await this.#loadOpenPages();
    this.#openPages.set(client, etag);
    await this.#put('open pages', Response.json([...this.#openPages]));
  }

  async etagOf(client: string): Promise<string | undefined> {
    await this.#loadOpenPages();
    return this.#openPages.get(client);
  }

  /** Removes page builds that no open window needs. */
  async removeOutdated(openClients: readonly string[]): Promise<void> {
    await this.#loadOpenPages();
    for (const client of this.#openPages.keys()) if (!openClients.includes(client)) this.#openPages.delete(client);
    const known = await this.#load();
    for (const { etag } of outdated([...known.values()], new Set(this.#openPages.values()))) {
      known.delete(etag);
      this.#texts.delete(etag);
      const cache = await this.#cache();
      await Promise.all([
        cache.delete(at(this.#origin, `record ${etag}`)),
        cache.delete(at(this.#origin, `page ${etag}`)),
      ]);
    }
  }

  #load(): Promise<Map<string, PageBuild>> {
    this.#known ??= this.#read().catch(() => new Map<string, PageBuild>());
    return this.#known;
  }

  async #read(): Promise<Map<string, PageBuild>> {
    const cache = await this.#cache();
    const records = (await cache.keys()).filter(({ url }) => url.startsWith(at(this.#origin, 'record ')));
    const builds = await Promise.all(
      records.map(async (record) => (await (await cache.match(record))?.json()) as PageBuild),
    );
    return new Map(builds.map((build) => [build.etag, build]));
  }

  async #save(etag: string): Promise<void> {
    const build = (await this.#load()).get(etag);
    if (build) await this.#put(`record ${etag}`, Response.json(build));
  }

  async #loadOpenPages(): Promise<void> {
    if (this.#openPages.size > 0) return;
    const stored = (await (await this.#match('open pages'))?.json().catch(() => [])) as [string, string][] | undefined;
    for (const [client, etag] of stored ?? []) this.#openPages.set(client, etag);
  }

  async #match(name: string): Promise<Response | undefined> {
    return this.#cache()
      .then((cache) => cache.match(at(this.#origin, name)))
      .catch(() => undefined);
  }

  /** A full disk only prevents storing; other operations continue. */
  async #put(name: string, response: Response): Promise<void> {
    await this.#cache()
      .then((cache) => cache.put(at(this.#origin, name), response))
      .catch(() => undefined);
  }
}
