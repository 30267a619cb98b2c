import { ApiError } from 'shared-kit/api';
import { readStored, writeStored } from 'shared-kit/session';
import { isWorthKeeping, sendable, withKept, withoutKept } from './outbox.rules.ts';
import type { Kept } from './outbox.rules.ts';

/** What this page has open says so this often, in milliseconds: a hidden page's timers may be as slow as once a minute. */
const TOUCH_EVERY_MS = 30_000;

export interface Outbox<T> {
  /** Writes it down on this device, in place of an earlier state of it. `isOpen`: the page goes on with it, and keeps it until it says otherwise. */
  keep(what: T, whose: { idUser: number; isOpen: boolean }): void;
  /** What the device holds of this thing, if anything. */
  find(id: string): T | undefined;
  /**
   * Sends it. It leaves the device once the server has answered, unless that answer may be another one later, or the thing has gone on
   * meanwhile. Rejects as `send` does. `send` makes its call with `later`: the browser then sends it too, once there is a network.
   */
  deliver<R>(what: T, send: (what: T, later: string) => Promise<R>): Promise<R>;
  /** What earlier pages of the person have left behind, one after the other, without what is gone or being sent when its turn comes, and what this page has open. */
  waiting(idUser: number): Iterable<T>;
}

/**
 * Facts that neither a dead network nor a closed lid may lose: kept on this device until the server has them. What is sent may arrive
 * twice (the answer got lost, two tabs): the server must take it once. Besides what is stored the box knows only what is under way, and what
 * its own page has open.
 */
export function outbox<T>({ storedAs, idOf }: { storedAs: string; idOf: (what: T) => string }): Outbox<T> {
  const underWay = new Set<string>();
  const open = new Set<string>();
  let touching: ReturnType<typeof setInterval> | undefined;
  const read = (): readonly Kept<T>[] => readStored<readonly Kept<T>[]>(storedAs) ?? [];
  const find = (id: string): T | undefined => read().find((kept) => kept.id === id)?.what;
  const settle = (what: T): void => {
    const id = idOf(what);
    if (JSON.stringify(find(id)) === JSON.stringify(what)) writeStored(storedAs, withoutKept(read(), id));
  };
  const touch = (): void =>
    writeStored(
      storedAs,
      read().map((kept) => (open.has(kept.id) ? { ...kept, touchedAt: Date.now() } : kept)),
    );
  const note = (id: string, isOpen: boolean): void => {
    if (isOpen) open.add(id);
    else open.delete(id);
    if (open.size > 0) touching ??= setInterval(touch, TOUCH_EVERY_MS);
    else {
      clearInterval(touching);
      touching = undefined;
    }
  };
  return {
    keep(what, { idUser, isOpen }) {
      const id = idOf(what);
      note(id, isOpen);
      writeStored(storedAs, withKept(read(), { what, id, idUser, isOpen, touchedAt: Date.now() }));
    },
    find,
    async deliver(what, send) {
      const id = idOf(what);
      underWay.add(id);
      try {
        const reply = await send(what, `${storedAs}/${id}`);
        settle(what);
        return reply;
      } catch (error) {
        if (!isWorthKeeping(error instanceof ApiError ? error.status : 0)) settle(what);
        throw error;
      } finally {
        underWay.delete(id);
      }
    },
    *waiting(idUser) {
      for (const what of sendable(read(), idUser, Date.now())) {
        const id = idOf(what);
        if (!underWay.has(id) && !open.has(id) && find(id) !== undefined) yield what;
      }
    },
  };
}
