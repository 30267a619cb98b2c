/** Something on this device that the server may not have yet. Stored as it is here: apps of different builds share one queue. */
export interface Entry<T> {
  readonly what: T;
  readonly id: string;
  readonly idUser: number;
  /** Milliseconds since 1970; when its page last wrote it. */
  readonly touchedAt: number;
  /** Its page may still be open and go on with it. */
  readonly isOpen: boolean;
}

/** A page that has not written for this long is gone. */
export const ABANDONED_AFTER_MS = 90_000;
/** Caps a queue; the oldest entries are evicted. */
const QUEUE_LENGTH = 100;

/** The queue with the entry in it, in place of an earlier state of the same thing. */
export function withEntry<T>(queue: readonly Entry<T>[], entry: Entry<T>): readonly Entry<T>[] {
  return [...withoutEntry(queue, entry.id), entry].slice(-QUEUE_LENGTH);
}

export function withoutEntry<T>(queue: readonly Entry<T>[], id: string): readonly Entry<T>[] {
  return queue.filter((entry) => entry.id !== id);
}

/** Entries of the person that can be delivered: finished, or abandoned by a page that is gone. */
export function deliverable<T>(queue: readonly Entry<T>[], idUser: number, now: number): readonly T[] {
  return queue
    .filter((entry) => entry.idUser === idUser && (!entry.isOpen || now - entry.touchedAt > ABANDONED_AFTER_MS))
    .map(({ what }) => what);
}
