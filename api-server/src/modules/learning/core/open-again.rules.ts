import type { EnrollmentRow, TeamRow } from './course.rules.ts';
import { enrollmentStatusAt, hasEnded } from './enrollment-status.rules.ts';
import { isRecertificationOpen } from './validity.rules.ts';

type Ended = Pick<EnrollmentRow, 'status' | 'expires_at' | 'valid_until'>;

/** Returns whether the enrolment has ended in a way that lets the person take the training again (decisions 30, 377). */
export function isOpenAgain(enrollment: Ended, now: Date): boolean {
  const status = enrollmentStatusAt(enrollment, now);
  return status === 'EXPIRED' || status === 'FAILED' || isRecertificationOpen(enrollment, now);
}

/** Returns whether the person may enrol again: the enrolment allows it, and there is a place. */
export function canReenroll(
  enrollment: Ended,
  offer: {
    readonly team: Pick<TeamRow, 'allow_reenrollment' | 'final_date'> | null;
    readonly selfEnrollment: boolean;
    readonly hasTeamAvailable: boolean;
  },
  now: Date,
): boolean {
  if (!isOpenAgain(enrollment, now)) return false;
  const ownTeam = offer.team !== null && offer.team.allow_reenrollment && !hasEnded(offer.team, now);
  return ownTeam || offer.selfEnrollment || offer.hasTeamAvailable;
}
