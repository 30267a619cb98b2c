/** A call that could not be made: sent as it was, when the network is back. The server takes each once, however often it comes. */
export interface HeldFact {
  readonly id: string;
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const at = (origin: string, id: string): string => `${origin}/.held/${encodeURIComponent(id)}`;

/** What a person confirmed while there was no network, for when no page is open to send it. Gone with the person at log-out. */
export class HeldFacts {
  readonly #cache: () => Promise<Cache>;
  readonly #origin: string;
  readonly #send: typeof fetch;

  constructor(cache: () => Promise<Cache>, origin: string, send: typeof fetch) {
    this.#cache = cache;
    this.#origin = origin;
    this.#send = send;
  }

  /** In place of an earlier state of the same. */
  async hold(fact: HeldFact): Promise<void> {
    const cache = await this.#cache();
    await cache.put(at(this.#origin, fact.id), Response.json(fact));
  }

  async drop(id: string): Promise<void> {
    const cache = await this.#cache();
    await cache.delete(at(this.#origin, id));
  }

  /** Sends all of it. @throws where some of it has to be tried again. */
  async sendAll(): Promise<void> {
    const cache = await this.#cache();
    let isLeft = false;
    for (const key of await cache.keys()) {
      const held = await cache.match(key);
      if (!held) continue;
      const { url, method, headers, body } = (await held.json()) as HeldFact;
      const status = await this.#send(url, { method, headers, body })
        .then((reply) => reply.status)
        .catch(() => 0);
      // A refusal is an answer: the page that wrote it down hears it once more at the next visit.
      if (status === 0 || status === 429 || status >= 500) isLeft = true;
      else await cache.delete(key);
    }
    if (isLeft) throw new Error('some of it has to wait');
  }
}
