import * as z from 'zod/mini';
import { call } from '@shared-kit/runtime/api';
import type { ReplyOf } from '@shared-kit/contracts/core';
import { contentCompleted, isDone, saveScormProgress } from '@shared-kit/contracts/learning';
import { queue } from '@shared-kit/runtime/write-queue';
import { publish } from '@shared-kit/runtime/events';
import { announcePoints } from '@shared-kit/runtime/tracking';
import { offerImpactEvaluation } from './impact-offer.ts';

const openedSchema = z.object({
  idUser: z.number(),
  /** 0 outside an enrolment. */
  idEnrollment: z.number(),
  idContentItem: z.number(),
  idNodeEnrollment: z.nullable(z.number()),
  /** True when the content was completed before: another completion is not published. */
  wasDone: z.boolean(),
});

/** SCORM content that was opened: the data of its lessons is applied to the training after they are closed. */
export type OpenedScorm = Readonly<z.infer<typeof openedSchema>>;

export type SavedScorm = ReplyOf<typeof saveScormProgress>;

const opened = queue<OpenedScorm>({
  storedAs: 'learning-scorm',
  schema: openedSchema,
  idOf: ({ idEnrollment, idContentItem }) => `${idEnrollment}/${idContentItem}`,
});

/**
 * Stores that lessons of a content are open or were closed; the person's next page delivers it until the server has
 * saved it.
 */
export function queueScorm(scorm: OpenedScorm, { isOpen }: { isOpen: boolean }): void {
  opened.put(scorm, { idUser: scorm.idUser, isOpen });
}

/** Saves the progress of a SCORM content. Rejects when it stays pending on the device (B7.2-12). */
export async function deliverScorm(scorm: OpenedScorm, { keepalive = false } = {}): Promise<SavedScorm> {
  const { idUser, idEnrollment, idContentItem, idNodeEnrollment, wasDone } = scorm;
  const reply = await opened.deliver(scorm, (_, later) =>
    call(saveScormProgress, { body: { idUser, idEnrollment, idContentItem, idNodeEnrollment } }, { keepalive, later }),
  );
  if (!wasDone && isDone(reply.status) && idEnrollment > 0) {
    publish(contentCompleted, { idEnrollment, idContentItem });
    if (reply.points) announcePoints(reply.points);
    offerImpactEvaluation(reply.impactEvaluation);
  }
  return reply;
}

/** Delivers what earlier pages of this person could not send; resolves to whether there was anything. */
export async function deliverPendingScorm(idUser: number): Promise<boolean> {
  return (await opened.deliverPending(idUser, (scorm) => deliverScorm(scorm))) > 0;
}
