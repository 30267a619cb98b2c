import * as z from 'zod/mini';
import { ApiError } from '@shared-kit/runtime/api';
import { isRefusedForGood } from '@shared-kit/contracts/retry';
import { alone } from './alone.ts';
import { deliverable, withEntry, withoutEntry } from './queue.rules.ts';
import type { Entry } from './queue.rules.ts';
import { storedEntries } from './stored-entries.ts';
import type { StoredEntries } from './stored-entries.ts';

/**
 * Interval at which the page refreshes its open entries, in milliseconds. Timers of a hidden page may run only once a
 * minute.
 */
const TOUCH_EVERY_MS = 30_000;

/** Queue of items on the device. */
export interface Queue<T> {
  /**
   * Stores an item on this device, in place of its earlier state. `isOpen`: the page continues it, and no page delivers
   * it until it is stored as closed.
   */
  put(what: T, owner: { idUser: number; isOpen: boolean }): void;
  /** Returns the pending state of an item, if there is one. */
  find(id: string): T | undefined;
  /**
   * Sends an item. Removes it from the device after a final answer of the server, unless the item has changed
   * meanwhile. Rejects as `send` does; returns the reply of `send`. `send` makes its call with `later`, so that the
   * browser also delivers it when the network returns.
   */
  deliver<R>(what: T, send: (what: T, later: string) => Promise<R>): Promise<R>;
  /**
   * Delivers the items that earlier pages of the user left pending, one after the other, with `deliverOne`. Continues
   * when one fails. Skips items that are being sent or that a page has open. Tabs take turns, so that no item is sent
   * by two tabs.
   * @returns the number of items tried.
   */
  deliverPending(idUser: number, deliverOne: (what: T) => Promise<unknown>): Promise<number>;
}

interface QueueOptions<T> {
  /** Name in the browser's storage. */
  readonly storedAs: string;
  readonly schema: z.ZodMiniType<T>;
  readonly idOf: (what: T) => string;
}

/**
 * Creates a queue on the device, by user, for data that must survive a lost network and a closed page: an entry stays
 * until the server has it. An entry may arrive twice (when an answer is lost), so the server must accept it once. Only
 * the ids of entries that are being sent or that this page has open are in memory, because every remote has its own
 * copy of this module; the copies share the stored entries.
 *
 * @example
 * const visits = queue<Visit>({ storedAs: 'visits', schema: visitSchema, idOf: ({ idVisit }) => idVisit });
 */
export function queue<T>({ storedAs, schema, idOf }: QueueOptions<T>): Queue<T> {
  const stored: StoredEntries<Entry<T>> = storedEntries(storedAs, entrySchema(schema), { in: 'device' });
  const pending = new Set<string>();
  const open = openEntries((isOwn) =>
    stored.write(stored.read().map((entry) => (isOwn(entry.id) ? { ...entry, touchedAt: Date.now() } : entry))),
  );
  const find = (id: string): T | undefined => stored.read().find((entry) => entry.id === id)?.what;
  const remove = (what: T): void => {
    const id = idOf(what);
    if (JSON.stringify(find(id)) === JSON.stringify(what)) stored.write(withoutEntry(stored.read(), id));
  };
  return {
    put(what, { idUser, isOpen }) {
      const id = idOf(what);
      open.note(id, isOpen);
      stored.write(withEntry(stored.read(), { what, id, idUser, isOpen, touchedAt: Date.now() }));
    },
    find,
    async deliver(what, send) {
      const id = idOf(what);
      pending.add(id);
      try {
        const receipt = await send(what, `${storedAs}/${id}`);
        remove(what);
        return receipt;
      } catch (error) {
        if (isRefused(error)) remove(what);
        throw error;
      } finally {
        pending.delete(id);
      }
    },
    deliverPending: (idUser, deliverOne) =>
      alone(`azulejo:deliver:${storedAs}`, async () => {
        let count = 0;
        for (const what of deliverable(stored.read(), idUser, Date.now())) {
          const id = idOf(what);
          // Another tab may have delivered it since the list was read.
          if (pending.has(id) || open.has(id) || find(id) === undefined) continue;
          count += 1;
          await deliverOne(what).catch(() => undefined);
        }
        return count;
      }),
  };
}

/** Returns a schema that checks and does not change the data: entries of another build stay as they are. */
function entrySchema<T>(schema: z.ZodMiniType<T>): z.ZodMiniType<Entry<T>> {
  return z.looseObject({
    what: z.custom<T>((what) => schema.safeParse(what).success),
    id: z.string(),
    idUser: z.number(),
    touchedAt: z.number(),
    isOpen: z.boolean(),
  });
}

/**
 * Returns whether the server will never accept the item. A failure before the request reaches the server is not a
 * refusal.
 */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && isRefusedForGood(error);
}

/** Tracks the entries that this page has open and refreshes them while there are any. */
function openEntries(touch: (isOwn: (id: string) => boolean) => void) {
  const open = new Set<string>();
  let touching: ReturnType<typeof setInterval> | undefined;
  return {
    has: (id: string): boolean => open.has(id),
    note(id: string, isOpen: boolean): void {
      if (isOpen) open.add(id);
      else open.delete(id);
      if (open.size > 0) touching ??= setInterval(() => touch((each) => open.has(each)), TOUCH_EVERY_MS);
      else {
        clearInterval(touching);
        touching = undefined;
      }
    },
  };
}
