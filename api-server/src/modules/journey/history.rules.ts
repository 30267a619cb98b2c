import { daysBetween } from '@shared-kit/contracts/calendar';
import type { QuestionnaireStatus } from '@shared-kit/contracts/evaluations';
import { RECERTIFICATION_DAYS } from '../learning/index.ts';
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

/**
 * Returns the enrolments whose certification ends within the days of the first reminder, or has ended, and that the
 * learner has not begun to renew: the training is still offered, and no later enrolment in it exists.
 */
export function renewable(enrollments: readonly LearnerEnrollment[], now: Date): ReadonlySet<number> {
  return latestOf(enrollments, ({ isDone, validUntil }) => isDone && endsSoon(validUntil, now));
}

/** Returns the expired enrolments in trainings that are still offered and that the learner has no later enrolment in. */
export function repeatable(enrollments: readonly LearnerEnrollment[]): ReadonlySet<number> {
  return latestOf(enrollments, ({ status }) => status === 'EXPIRED');
}

/** Returns the matching enrolments in published trainings without a later enrolment in the same training. */
function latestOf(
  enrollments: readonly LearnerEnrollment[],
  matches: (one: LearnerEnrollment) => boolean,
): ReadonlySet<number> {
  const isLatest = (one: LearnerEnrollment): boolean =>
    enrollments.every((other) => other.nodeCode !== one.nodeCode || other.enrolledAt <= one.enrolledAt);
  return new Set(
    enrollments
      .filter((one) => one.nodeStatus === 'PUBLISHED' && matches(one) && isLatest(one))
      .map(({ idEnrollment }) => idEnrollment),
  );
}

function endsSoon(validUntil: Date | null, now: Date): boolean {
  return validUntil !== null && daysBetween(now, validUntil) <= RECERTIFICATION_DAYS;
}

/** Sorts the latest first: finished trainings by finish date, then those in progress. */
export function byLatest(a: LearnerEnrollment, b: LearnerEnrollment): number {
  return moment(b) - moment(a) || b.idEnrollment - a.idEnrollment;
}

const moment = ({ finishDate, startDate, enrolledAt }: LearnerEnrollment) =>
  (finishDate ?? startDate ?? enrolledAt).getTime();
