import type { QuestionnaireStatus } from 'shared-kit/contracts/evaluations';
import type { LearnerEnrollment } from '../learning/index.ts';
import { earnsCertificate } from './certificate.rules.ts';

type Access = Pick<LearnerEnrollment, 'status' | 'nodeStatus'> & {
  readonly team: Pick<NonNullable<LearnerEnrollment['team']>, 'allowAccessUponCompletion'> | null;
};

/**
 * Whether the training may be opened from the history (B6-09 to B6-11): one that closes with its completion is open while its learner is asked
 * what came of it.
 */
export function canOpenFromHistory({ status, nodeStatus, team }: Access, impact?: QuestionnaireStatus): boolean {
  if (status === 'EXPIRED' || nodeStatus !== 'PUBLISHED') return false;
  // Who has it by equivalence may still do it.
  return !earnsCertificate(status) || team === null || team.allowAccessUponCompletion || impact === 'PENDING';
}

/** The certificate that can be downloaded now, if any (B6-08). */
export function certificateOf({ status, team }: Pick<LearnerEnrollment, 'status' | 'team'>): number | null {
  return earnsCertificate(status) ? (team?.idCertificate ?? null) : null;
}

/** Latest first: finished ones by when that was, then those under way. */
export function byLatest(a: LearnerEnrollment, b: LearnerEnrollment): number {
  return moment(b) - moment(a) || b.idEnrollment - a.idEnrollment;
}

const moment = ({ finishDate, startDate, enrolledAt }: LearnerEnrollment) =>
  (finishDate ?? startDate ?? enrolledAt).getTime();
