/** Something on this device that the server may not have yet. */
export interface Kept<T> {
  readonly what: T;
  readonly id: string;
  readonly idUser: number;
  /** Milliseconds since 1970; when its page last wrote it. */
  readonly touchedAt: number;
  /** Its page may still be open and go on with it. */
  readonly isOpen: boolean;
}

/** A page that has not written for this long is gone, whatever became of it. */
export const ABANDONED_AFTER_MS = 90_000;
/** More than that nobody's can be; the oldest go first. */
const OUTBOX_LENGTH = 100;

/** The outbox with the thing in it, in place of an earlier state of the same thing. */
export function withKept<T>(outbox: readonly Kept<T>[], kept: Kept<T>): readonly Kept<T>[] {
  return [...withoutKept(outbox, kept.id), kept].slice(-OUTBOX_LENGTH);
}

export function withoutKept<T>(outbox: readonly Kept<T>[], id: string): readonly Kept<T>[] {
  return outbox.filter((kept) => kept.id !== id);
}

/** What of the person's can be sent: over, or left behind by a page that is gone. */
export function sendable<T>(outbox: readonly Kept<T>[], idUser: number, now: number): readonly T[] {
  return outbox
    .filter((kept) => kept.idUser === idUser && (!kept.isOpen || now - kept.touchedAt > ABANDONED_AFTER_MS))
    .map(({ what }) => what);
}

/** Whether what the server refused with this status will be taken later; 0 is a network that was not there. */
export function isWorthKeeping(status: number): boolean {
  return status === 0 || status === 401 || status === 403 || status === 429 || status >= 500;
}
