import { call } from 'shared-kit/api';
import type { ReplyOf } from 'shared-kit/contracts/core';
import { contentCompleted, isDone, saveScormProgress } from 'shared-kit/contracts/learning';
import { publish } from 'shared-kit/events';
import { announcePoints, outbox } from 'shared-kit/tracking';
import { tellOfImpactOffer } from './impact-offer.ts';

/** A SCORM content that was opened: what its lessons have reported is to be brought into the training once they are left. */
export interface OpenedScorm {
  readonly idUser: number;
  /** 0 outside an enrolment. */
  readonly idEnrollment: number;
  readonly idContentItem: number;
  readonly idNodeEnrollment: number | null;
  /** It was done before: completing it is no news. */
  readonly wasDone: boolean;
}

export type SavedScorm = ReplyOf<typeof saveScormProgress>;

const opened = outbox<OpenedScorm>({
  storedAs: 'learning-scorm',
  idOf: ({ idEnrollment, idContentItem }) => `${idEnrollment}/${idContentItem}`,
});

/** Writes down that lessons of it are open, or were left; until the server has saved it, the person's next page will have it saved. */
export function keepScorm(scorm: OpenedScorm, { isOpen }: { isOpen: boolean }): void {
  opened.keep(scorm, { idUser: scorm.idUser, isOpen });
}

/** B7.2-12. Rejects where it has to wait; it is on the device then. */
export async function saveScorm(scorm: OpenedScorm, { keepalive = false } = {}): Promise<SavedScorm> {
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

/** Saves what earlier pages of this person could not; resolves to whether there was anything. */
export async function saveKeptScorm(idUser: number): Promise<boolean> {
  let count = 0;
  for (const scorm of opened.waiting(idUser)) {
    count += 1;
    await saveScorm(scorm).catch(() => undefined);
  }
  return count > 0;
}
