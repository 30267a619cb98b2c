import * as z from 'zod/mini';
import { mayBeAcceptedLater } from '@shared-kit/contracts/retry';
import type { Failure } from '@shared-kit/contracts/retry';

const pendingWriteSchema = z.object({
  id: z.string(),
  url: z.string(),
  method: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
});

/**
 * Call that failed without a network; it is sent unchanged when the network returns. The server accepts each once, even
 * if it arrives repeatedly.
 */
export type PendingWrite = Readonly<z.infer<typeof pendingWriteSchema>>;

const refusalSchema = z.object({ code: z.string() });

const at = (origin: string, id: string): string => `${origin}/.pending/${encodeURIComponent(id)}`;

/** Pending writes of a person, delivered when no page is open. Removed at the logout. */
export class PendingWrites {
  readonly #cache: () => Promise<Cache>;
  readonly #origin: string;
  readonly #send: typeof fetch;

  constructor(cache: () => Promise<Cache>, origin: string, send: typeof fetch) {
    this.#cache = cache;
    this.#origin = origin;
    this.#send = send;
  }

  /** Stores a write; replaces an earlier state of the same entry. */
  async put(write: PendingWrite): Promise<void> {
    const cache = await this.#cache();
    await cache.put(at(this.#origin, write.id), Response.json(write));
  }

  async remove(id: string): Promise<void> {
    const cache = await this.#cache();
    await cache.delete(at(this.#origin, id));
  }

  /** Sends all pending writes. @throws when one must be sent again: the browser then wakes the worker later. */
  async deliverAll(): Promise<void> {
    const cache = await this.#cache();
    let isLeft = false;
    for (const key of await cache.keys()) {
      const stored = await cache.match(key);
      if (!stored) continue;
      const write = pendingWriteSchema.safeParse(await stored.json().catch(() => undefined));
      const failure = write.success ? await this.#deliver(write.data) : undefined;
      // A refusal is final here: the page that queued the entry gets it again at the next visit.
      if (failure && mayBeAcceptedLater(failure)) isLeft = true;
      else await cache.delete(key);
    }
    if (isLeft) throw new Error('some writes are still pending');
  }

  async #deliver({ url, method, headers, body }: PendingWrite): Promise<Failure | undefined> {
    const reply = await this.#send(url, { method, headers, body }).catch(() => undefined);
    if (!reply) return { status: 0 };
    if (reply.status < 400) return undefined;
    // The code distinguishes terms to accept from any other 403.
    const refusal =
      reply.status === 403 ? refusalSchema.safeParse(await reply.json().catch(() => undefined)) : undefined;
    return { status: reply.status, ...(refusal?.success ? { code: refusal.data.code } : {}) };
  }
}
