import { ApiError, call } from '@shared-kit/runtime/api';
import type { ReplyOf } from '@shared-kit/contracts/core';
import { recordVisit, visitSchema } from '@shared-kit/contracts/content';
import type { Visit } from '@shared-kit/contracts/content';
import { pointsEarned } from '@shared-kit/contracts/delivery';
import { queue, useDeliverPending } from '@shared-kit/runtime/write-queue';
import { publish } from '@shared-kit/runtime/events';

const visits = queue<Visit>({ storedAs: 'visits', schema: visitSchema, idOf: ({ idVisit }) => idVisit });

/** Stores a visit of a content item on this device until the server has it (A7c-16). */
export const queueVisit = visits.put;

/**
 * Sends a visit that has ended. Removes it from the device after a final answer of the server. Works while the page
 * unloads.
 * @returns the server's current state of the item, or undefined when the visit stays pending.
 */
export async function deliverVisit(visit: Visit): Promise<ReplyOf<typeof recordVisit> | undefined> {
  try {
    const reply = await visits.deliver(visit, (body, later) => call(recordVisit, { body }, { keepalive: true, later }));
    announcePoints(reply);
    return reply;
  } catch (error) {
    // The failure is only logged (A8-33).
    console.info(
      `visit of content ${visit.idContentItem} not recorded: ${error instanceof ApiError ? error.code : String(error)}`,
    );
    return undefined;
  }
}

/**
 * Delivers the pending visits of this user from earlier pages. The server counts a visit that arrives twice once
 * (decision 15).
 */
export async function deliverPendingVisits(idUser: number): Promise<void> {
  await visits.deliverPending(idUser, deliverVisit);
}

/** Delivers pending visits on mount and each time that delivery can resume. */
export function usePendingVisits(): void {
  useDeliverPending(deliverPendingVisits);
}

/** Publishes earned points; the shell shows them. */
export function announcePoints({ earnPoints, totalUserPoints }: { earnPoints: number; totalUserPoints: number }): void {
  if (earnPoints > 0) publish(pointsEarned, { earnPoints, totalUserPoints });
}
