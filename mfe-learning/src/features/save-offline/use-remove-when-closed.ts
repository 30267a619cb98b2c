import { useEffect } from 'react';
import { removeClosedTraining } from './saved-training.ts';

/**
 * Removes a training from the device when the server says that it is closed to the person: it expired, somebody ended the
 * enrolment, or it closes upon completion. A part that is still locked closes nothing.
 */
export function useRemoveWhenClosed(
  { idUser, idEnrollment, nodeCode }: { idUser: number; idEnrollment: number; nodeCode: string | undefined },
  isLocked: boolean,
): void {
  const isClosed = isLocked && nodeCode === undefined;
  useEffect(() => {
    if (isClosed) removeClosedTraining(idUser, idEnrollment).catch(() => undefined);
  }, [isClosed, idUser, idEnrollment]);
}
