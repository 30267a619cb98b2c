import * as z from 'zod/mini';
import { mayBeAcceptedLater } from 'shared-kit/contracts/retry';
import type { Failure } from 'shared-kit/contracts/retry';

const pendingWriteSchema = z.object({
  id: z.string(),
  url: z.string(),
  method: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
});

/** A call that found no network: sent as it was when there is one. The server takes each once, however often it arrives. */
export type PendingWrite = Readonly<z.infer<typeof pendingWriteSchema>>;

const refusalSchema = z.object({ code: z.string() });

const at = (origin: string, id: string): string => `${origin}/.held/${encodeURIComponent(id)}`;

/** Writes of a person that are pending for want of a network, to be delivered when no page is open. Removed at log-out. */
export class PendingWrites {
  readonly #cache: () => Promise<Cache>;
  readonly #origin: string;
  readonly #send: typeof fetch;

  constructor(cache: () => Promise<Cache>, origin: string, send: typeof fetch) {
    this.#cache = cache;
    this.#origin = origin;
    this.#send = send;
  }

  /** Replaces an earlier state of the same entry. */
  async put(write: PendingWrite): Promise<void> {
    const cache = await this.#cache();
    await cache.put(at(this.#origin, write.id), Response.json(write));
  }

  async remove(id: string): Promise<void> {
    const cache = await this.#cache();
    await cache.delete(at(this.#origin, id));
  }

  /** Sends all of them. @throws where one has to be sent again: the browser then wakes the worker later. */
  async deliverAll(): Promise<void> {
    const cache = await this.#cache();
    let isLeft = false;
    for (const key of await cache.keys()) {
      const stored = await cache.match(key);
      if (!stored) continue;
      const write = pendingWriteSchema.safeParse(await stored.json().catch(() => undefined));
      const failure = write.success ? await this.#deliver(write.data) : undefined;
      // A refusal is an answer: the page that queued the entry gets it once more at the next visit.
      if (failure && mayBeAcceptedLater(failure)) isLeft = true;
      else await cache.delete(key);
    }
    if (isLeft) throw new Error('some writes are still pending');
  }

  async #deliver({ url, method, headers, body }: PendingWrite): Promise<Failure | undefined> {
    const reply = await this.#send(url, { method, headers, body }).catch(() => undefined);
    if (!reply) return { status: 0 };
    if (reply.status < 400) return undefined;
    // Its code tells terms that are to be accepted from any other 403.
    const refusal =
      reply.status === 403 ? refusalSchema.safeParse(await reply.json().catch(() => undefined)) : undefined;
    return { status: reply.status, ...(refusal?.success ? { code: refusal.data.code } : {}) };
  }
}
