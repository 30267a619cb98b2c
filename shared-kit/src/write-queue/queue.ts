import * as z from 'zod/mini';
import { ApiError } from 'shared-kit/api';
import { retryDecision, retryPlans } from 'shared-kit/contracts/retry';
import { alone } from './alone.ts';
import { deliverable, withEntry, withoutEntry } from './queue.rules.ts';
import type { Entry } from './queue.rules.ts';
import { storedEntries } from './stored-entries.ts';
import type { StoredEntries } from './stored-entries.ts';

/** The page touches its open entries this often, in milliseconds: a hidden page's timers may be as slow as once a minute. */
const TOUCH_EVERY_MS = 30_000;

export interface Queue<T> {
  /** Stores it on this device, in place of an earlier state of it. `isOpen`: the page goes on with it, and no page delivers it until then. */
  put(what: T, owner: { idUser: number; isOpen: boolean }): void;
  /** The pending state of this thing, if there is one. */
  find(id: string): T | undefined;
  /**
   * Sends it. It leaves the device once the server has answered for good, unless the thing has gone on meanwhile. Rejects as `send` does;
   * the reply of `send` is the receipt. `send` makes its call with `later`: the browser then delivers it too, once there is a network.
   */
  deliver<R>(what: T, send: (what: T, later: string) => Promise<R>): Promise<R>;
  /**
   * Delivers what earlier pages of the person have left pending, one after the other, with `deliverOne`; a failure of one ends none of the
   * others. Leaves out what is being sent and what a page has open. Tabs take turns, so that none sends what another one is sending.
   * @returns how many there were.
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
 * A queue of one device, by person, of what neither a dead network nor a closed lid may lose: an entry stays until the server has it. An entry
 * may arrive twice (a lost answer), so the server must take it once. Only what is being sent, and what this page has open, is in memory: every
 * remote has a copy of this module, and the stored entries are what the copies share.
 *
 * @example
 * const visits = queue<Visit>({ storedAs: 'visits', schema: visitSchema, idOf: ({ idVisit }) => idVisit });
 */
export function queue<T>({ storedAs, schema, idOf }: QueueOptions<T>): Queue<T> {
  const stored: StoredEntries<Entry<T>> = storedEntries(storedAs, entrySchema(schema), { in: 'device' });
  const underWay = new Set<string>();
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
      underWay.add(id);
      try {
        const receipt = await send(what, `${storedAs}/${id}`);
        remove(what);
        return receipt;
      } catch (error) {
        if (isRefused(error)) remove(what);
        throw error;
      } finally {
        underWay.delete(id);
      }
    },
    deliverPending: (idUser, deliverOne) =>
      alone(`azulejo:deliver:${storedAs}`, async () => {
        let count = 0;
        for (const what of deliverable(stored.read(), idUser, Date.now())) {
          const id = idOf(what);
          // Another tab may have delivered it since the list was read.
          if (underWay.has(id) || open.has(id) || find(id) === undefined) continue;
          count += 1;
          await deliverOne(what).catch(() => undefined);
        }
        return count;
      }),
  };
}

/** Checks and changes nothing: what another build has stored stays as it is. */
function entrySchema<T>(schema: z.ZodMiniType<T>): z.ZodMiniType<Entry<T>> {
  return z.looseObject({
    what: z.custom<T>((what) => schema.safeParse(what).success),
    id: z.string(),
    idUser: z.number(),
    touchedAt: z.number(),
    isOpen: z.boolean(),
  });
}

/** Whether the server will never take it. What fails before it reaches the server is not refused. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && retryDecision(error, { attempt: 1, plan: retryPlans.write }).kind === 'refused';
}

/** The entries that this page has open. As long as there are any, they are touched. */
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
