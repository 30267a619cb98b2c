import { ApiError, call } from 'shared-kit/api';
import type { ReplyOf } from 'shared-kit/contracts/core';
import { recordVisit, visitSchema } from 'shared-kit/contracts/content';
import type { Visit } from 'shared-kit/contracts/content';
import { pointsEarned } from 'shared-kit/contracts/platform';
import { queue, useDeliverPending } from 'shared-kit/write-queue';
import { publish } from 'shared-kit/events';

const visits = queue<Visit>({ storedAs: 'visits', schema: visitSchema, idOf: ({ idVisit }) => idVisit });

/** Stores a visit of a content on this device until the server has it (A7c-16). */
export const queueVisit = visits.put;

/**
 * Sends a visit that has ended; it leaves the device once the server has answered for good. Works while the page goes away.
 * @returns what the server says of the item now, or undefined where the visit stays pending.
 */
export async function deliverVisit(visit: Visit): Promise<ReplyOf<typeof recordVisit> | undefined> {
  try {
    const reply = await visits.deliver(visit, (body, later) => call(recordVisit, { body }, { keepalive: true, later }));
    announcePoints(reply);
    return reply;
  } catch (error) {
    // A8-33: only the log learns of it.
    console.info(
      `visit of content ${visit.idContentItem} not recorded: ${error instanceof ApiError ? error.code : String(error)}`,
    );
    return undefined;
  }
}

/** Delivers the visits that earlier pages of this person could not. One that arrives twice counts once (decision 15). */
export async function deliverPendingVisits(idUser: number): Promise<void> {
  await visits.deliverPending(idUser, deliverVisit);
}

/** Delivers them as soon as the page is there, and each time that delivery may go on. */
export function usePendingVisits(): void {
  useDeliverPending(deliverPendingVisits);
}

/** Publishes points that were earned; the shell shows them. */
export function announcePoints({ earnPoints, totalUserPoints }: { earnPoints: number; totalUserPoints: number }): void {
  if (earnPoints > 0) publish(pointsEarned, { earnPoints, totalUserPoints });
}
