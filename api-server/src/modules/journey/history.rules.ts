import { isDone } from 'shared-kit/contracts/learning';
import type { LearnerEnrollment } from '../learning/index.ts';
import { earnsCertificate } from './certificate.rules.ts';

type Access = Pick<LearnerEnrollment, 'status' | 'nodeStatus'> & { readonly team: Pick<NonNullable<LearnerEnrollment['team']>, 'allowAccessUponCompletion'> | null };

/** Whether the training may be opened from the history (B6-09 to B6-11). */
export function canOpenFromHistory({ status, nodeStatus, team }: Access): boolean {
  if (status === 'EXPIRED' || nodeStatus !== 'PUBLISHED') return false;
  return !isDone(status) || team === null || team.allowAccessUponCompletion;
}

/** The certificate that can be downloaded now, if any (B6-08). */
export function certificateOf({ status, team }: Pick<LearnerEnrollment, 'status' | 'team'>): number | null {
  return earnsCertificate(status) ? (team?.idCertificate ?? null) : null;
}

/** Latest first: finished ones by when that was, then those under way. */
export function byLatest(a: LearnerEnrollment, b: LearnerEnrollment): number {
  return moment(b) - moment(a) || b.idEnrollment - a.idEnrollment;
}

const moment = ({ finishDate, startDate, enrolledAt }: LearnerEnrollment) => (finishDate ?? startDate ?? enrolledAt).getTime();
