import { ApiError, call } from 'shared-kit/api';
import type { ReplyOf } from 'shared-kit/contracts/core';
import { recordVisit } from 'shared-kit/contracts/content';
import type { Visit } from 'shared-kit/contracts/content';
import { pointsEarned } from 'shared-kit/contracts/platform';
import { publish } from 'shared-kit/events';
import { readStored, writeStored } from 'shared-kit/session';
import { isWorthKeeping, sendable, withVisit, withoutVisit } from './visit-outbox.rules.ts';
import type { KeptVisit } from './visit-outbox.rules.ts';

const STORED_AS = 'content-visits';

const outbox = (): readonly KeptVisit[] => readStored<readonly KeptVisit[]>(STORED_AS) ?? [];

/** Writes a visit down on this device, so that neither a dead network nor a closed lid loses it. */
export function keepVisit(visit: Visit, { idUser, isOpen }: { idUser: number; isOpen: boolean }): void {
  writeStored(STORED_AS, withVisit(outbox(), { visit, idUser, isOpen, touchedAt: Date.now() }));
}

/**
 * Sends a visit that is over; it leaves the device once the server has answered. Works while the page goes away.
 * @returns what the server says of the item now, or undefined where the visit has to wait.
 */
export async function sendVisit(visit: Visit): Promise<ReplyOf<typeof recordVisit> | undefined> {
  try {
    const reply = await call(recordVisit, { body: visit }, { keepalive: true });
    forget(visit.idVisit);
    announcePoints(reply);
    return reply;
  } catch (error) {
    const { status, code } = error instanceof ApiError ? error : { status: 0, code: String(error) };
    // A8-33: told to nobody but the log.
    console.info(`visit of content ${visit.idContentItem} not recorded: ${code}`);
    if (!isWorthKeeping(status)) forget(visit.idVisit);
    return undefined;
  }
}

/** Sends what earlier pages of this person could not. A visit that arrives twice counts once. */
export async function sendKeptVisits(idUser: number): Promise<void> {
  for (const visit of sendable(outbox(), idUser, Date.now())) await sendVisit(visit);
}

/** Tells the portal of points that were earned; the shell shows them. */
export function announcePoints({ earnPoints, totalUserPoints }: { earnPoints: number; totalUserPoints: number }): void {
  if (earnPoints > 0) publish(pointsEarned, { earnPoints, totalUserPoints });
}

function forget(idVisit: string): void {
  writeStored(STORED_AS, withoutVisit(outbox(), idVisit));
}
