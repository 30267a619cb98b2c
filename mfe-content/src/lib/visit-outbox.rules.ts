import type { Visit } from 'shared-kit/contracts/content';

/** A visit on this device that the server may not have yet. */
export interface KeptVisit {
  readonly visit: Visit;
  readonly idUser: number;
  /** Milliseconds since 1970; when its page last wrote it. */
  readonly touchedAt: number;
  /** Its page may still be open and go on with it. */
  readonly isOpen: boolean;
}

/** A page that has not written its visit for this long is gone, whatever became of it. */
export const ABANDONED_AFTER_MS = 90_000;
/** More than that nobody's visits can be; the oldest go first. */
const OUTBOX_LENGTH = 100;

/** The outbox with the visit in it, in place of an earlier state of the same visit. */
export function withVisit(outbox: readonly KeptVisit[], kept: KeptVisit): readonly KeptVisit[] {
  const others = outbox.filter(({ visit }) => visit.idVisit !== kept.visit.idVisit);
  return [...others, kept].slice(-OUTBOX_LENGTH);
}

export function withoutVisit(outbox: readonly KeptVisit[], idVisit: string): readonly KeptVisit[] {
  return outbox.filter(({ visit }) => visit.idVisit !== idVisit);
}

/** The person's visits that can be sent: over, or left behind by a page that is gone. */
export function sendable(outbox: readonly KeptVisit[], idUser: number, now: number): readonly Visit[] {
  return outbox
    .filter((kept) => kept.idUser === idUser && (!kept.isOpen || now - kept.touchedAt > ABANDONED_AFTER_MS))
    .map(({ visit }) => visit);
}

/** Whether a visit that the server refused with this status will be taken later; 0 is a network that was not there. */
export function isWorthKeeping(status: number): boolean {
  return status === 0 || status === 401 || status === 403 || status === 429 || status >= 500;
}
