import { ApiError, call } from 'shared-kit/api';
import type { ReplyOf } from 'shared-kit/contracts/core';
import { recordVisit } from 'shared-kit/contracts/content';
import type { Visit } from 'shared-kit/contracts/content';
import { pointsEarned } from 'shared-kit/contracts/delivery';
import { publish } from 'shared-kit/events';
import { outbox } from './outbox.ts';

const visits = outbox<Visit>({ storedAs: 'visits', idOf: ({ idVisit }) => idVisit });

/** Writes a visit of a content down on this device (A7c-16). */
export const keepVisit = visits.keep;

/**
 * Sends a visit that is over; it leaves the device once the server has answered. Works while the page goes away.
 * @returns what the server says of the item now, or undefined where the visit has to wait.
 */
export async function sendVisit(visit: Visit): Promise<ReplyOf<typeof recordVisit> | undefined> {
  try {
    const reply = await visits.deliver(visit, (body, later) => call(recordVisit, { body }, { keepalive: true, later }));
    announcePoints(reply);
    return reply;
  } catch (error) {
    // A8-33: told to nobody but the log.
    console.info(
      `visit of content ${visit.idContentItem} not recorded: ${error instanceof ApiError ? error.code : String(error)}`,
    );
    return undefined;
  }
}

/** Sends the visits that earlier pages of this person could not. One that arrives twice counts once (decision 15). */
export async function sendKeptVisits(idUser: number): Promise<void> {
  for (const visit of visits.waiting(idUser)) await sendVisit(visit);
}

/** Tells the portal of points that were earned; the shell shows them. */
export function announcePoints({ earnPoints, totalUserPoints }: { earnPoints: number; totalUserPoints: number }): void {
  if (earnPoints > 0) publish(pointsEarned, { earnPoints, totalUserPoints });
}
