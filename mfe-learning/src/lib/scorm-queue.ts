import * as z from 'zod/mini';
import { call } from 'shared-kit/api';
import type { ReplyOf } from 'shared-kit/contracts/core';
import { contentCompleted, isDone, saveScormProgress } from 'shared-kit/contracts/learning';
import { queue } from 'shared-kit/write-queue';
import { publish } from 'shared-kit/events';
import { announcePoints } from 'shared-kit/tracking';
import { tellOfImpactOffer } from './impact-offer.ts';

const openedSchema = z.object({
  idUser: z.number(),
  /** 0 outside an enrolment. */
  idEnrollment: z.number(),
  idContentItem: z.number(),
  idNodeEnrollment: z.nullable(z.number()),
  /** It was done before: completing it is no news. */
  wasDone: z.boolean(),
});

/** A SCORM content that was opened: what its lessons have reported is to be brought into the training once they are left. */
export type OpenedScorm = Readonly<z.infer<typeof openedSchema>>;

export type SavedScorm = ReplyOf<typeof saveScormProgress>;

const opened = queue<OpenedScorm>({
  storedAs: 'learning-scorm',
  schema: openedSchema,
  idOf: ({ idEnrollment, idContentItem }) => `${idEnrollment}/${idContentItem}`,
});

/** Stores that lessons of it are open, or were left; until the server has saved it, the person's next page delivers it. */
export function queueScorm(scorm: OpenedScorm, { isOpen }: { isOpen: boolean }): void {
  opened.put(scorm, { idUser: scorm.idUser, isOpen });
}

/** B7.2-12. Rejects where it stays pending; it is on the device then. */
export async function deliverScorm(scorm: OpenedScorm, { keepalive = false } = {}): Promise<SavedScorm> {
  const { idUser, idEnrollment, idContentItem, idNodeEnrollment, wasDone } = scorm;
  const reply = await opened.deliver(scorm, (_, later) =>
    call(saveScormProgress, { body: { idUser, idEnrollment, idContentItem, idNodeEnrollment } }, { keepalive, later }),
  );
  if (!wasDone && isDone(reply.status) && idEnrollment > 0) {
    publish(contentCompleted, { idEnrollment, idContentItem });
    if (reply.points) announcePoints(reply.points);
    tellOfImpactOffer(reply.impactEvaluation);
  }
  return reply;
}

/** Delivers what earlier pages of this person could not; resolves to whether there was anything. */
export async function deliverPendingScorm(idUser: number): Promise<boolean> {
  return (await opened.deliverPending(idUser, (scorm) => deliverScorm(scorm))) > 0;
}
