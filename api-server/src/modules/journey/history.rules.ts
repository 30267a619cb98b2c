import type { QuestionnaireStatus } from '@shared-kit/contracts/evaluations';
import type { LearnerEnrollment } from '../learning/index.ts';
import { earnsCertificate } from './certificate.rules.ts';

type Access = Pick<LearnerEnrollment, 'status' | 'nodeStatus'> & {
  readonly team: Pick<NonNullable<LearnerEnrollment['team']>, 'allowAccessUponCompletion'> | null;
};

/**
 * Returns whether the history may link to the training (B6-09 to B6-11). One that closes on completion stays open while
 * its learner's impact evaluation is pending.
 */
export function canOpenFromHistory({ status, nodeStatus, team }: Access, impact?: QuestionnaireStatus): boolean {
  if (status === 'EXPIRED' || nodeStatus !== 'PUBLISHED') return false;
  // A learner with an equivalence may still take the training.
  return !earnsCertificate(status) || team === null || team.allowAccessUponCompletion || impact === 'PENDING';
}

/** Returns the id of the certificate that can be downloaded now; null without one (B6-08). */
export function certificateOf({ status, team }: Pick<LearnerEnrollment, 'status' | 'team'>): number | null {
  return earnsCertificate(status) ? (team?.idCertificate ?? null) : null;
}

/** Sorts the latest first: finished trainings by finish date, then those in progress. */
export function byLatest(a: LearnerEnrollment, b: LearnerEnrollment): number {
  return moment(b) - moment(a) || b.idEnrollment - a.idEnrollment;
}

const moment = ({ finishDate, startDate, enrolledAt }: LearnerEnrollment) =>
  (finishDate ?? startDate ?? enrolledAt).getTime();
