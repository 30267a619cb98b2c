/** Queued item that the server may not have yet. Stored in this form: apps of different builds share one queue. */
export interface Entry<T> {
  readonly what: T;
  readonly id: string;
  readonly idUser: number;
  /** Time of the last write by its page, in milliseconds since 1970. */
  readonly touchedAt: number;
  /** True while its page may still be open and continue it. */
  readonly isOpen: boolean;
}

/** Time without a write after which a page counts as closed, in milliseconds. */
export const ABANDONED_AFTER_MS = 90_000;
/** Maximum number of entries; the oldest are evicted. */
const QUEUE_LENGTH = 100;

/** Returns the queue with the entry, in place of an earlier state of the same item. */
export function withEntry<T>(queue: readonly Entry<T>[], entry: Entry<T>): readonly Entry<T>[] {
  return [...withoutEntry(queue, entry.id), entry].slice(-QUEUE_LENGTH);
}

export function withoutEntry<T>(queue: readonly Entry<T>[], id: string): readonly Entry<T>[] {
  return queue.filter((entry) => entry.id !== id);
}

/** Returns the user's entries that can be delivered: finished, or abandoned by a closed page. */
export function deliverable<T>(queue: readonly Entry<T>[], idUser: number, now: number): readonly T[] {
  return queue
    .filter((entry) => entry.idUser === idUser && (!entry.isOpen || now - entry.touchedAt > ABANDONED_AFTER_MS))
    .map(({ what }) => what);
}
