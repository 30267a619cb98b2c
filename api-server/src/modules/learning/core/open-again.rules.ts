import type { EnrollmentRow, TeamRow } from './course.rules.ts';
import { endedWell, enrollmentStatusAt, hasEnded } from './enrollment-status.rules.ts';
import { isRecertificationOpen } from './validity.rules.ts';

type Ended = Pick<EnrollmentRow, 'status' | 'expires_at' | 'valid_until'>;

/** Returns whether the enrolment has ended in a way that lets the person take the training again (decisions 30, 377). */
export function isOpenAgain(enrollment: Ended, now: Date): boolean {
  const status = enrollmentStatusAt(enrollment, now);
  return status === 'EXPIRED' || status === 'FAILED' || isRecertificationOpen(enrollment, now);
}

/**
 * Returns the completion that an enrolment renews: the person's last one in the training before this enrolment, if it
 * has a validity. `all` are the person's enrolments in the training, newest first.
 */
export function renewedCompletion<Row extends Pick<EnrollmentRow, 'id_enrollment' | 'status' | 'valid_until'>>(
  { id_enrollment }: Pick<EnrollmentRow, 'id_enrollment'>,
  all: readonly Row[],
): (Row & { valid_until: Date }) | null {
  const earlier = all.slice(all.findIndex((row) => row.id_enrollment === id_enrollment) + 1);
  const done = earlier.find((row) => endedWell(row.status));
  return done && done.valid_until !== null ? { ...done, valid_until: done.valid_until } : null;
}

/** Returns whether the person may enrol again (decisions 30 and 377), for the chosen class. */
export function mayEnrolAgain(
  latest: Ended & Pick<EnrollmentRow, 'id_team'>,
  team: Pick<TeamRow, 'id_team' | 'allow_reenrollment'> | null,
  now: Date,
): boolean {
  if (!isOpenAgain(latest, now)) return false;
  // A renewal may be in the class of the last time.
  if (isRecertificationOpen(latest, now)) return true;
  return team === null || team.id_team !== latest.id_team || team.allow_reenrollment;
}

/** Returns whether the person may enrol again: the enrolment allows it, and there is a place. */
export function canReenroll(
  enrollment: Ended,
  offer: {
    readonly team: Pick<TeamRow, 'allow_reenrollment' | 'final_date' | 'closed_at'> | null;
    readonly selfEnrollment: boolean;
    readonly hasTeamAvailable: boolean;
  },
  now: Date,
): boolean {
  if (!isOpenAgain(enrollment, now)) return false;
  const ownTeam = offer.team !== null && offer.team.allow_reenrollment && !hasEnded(offer.team, now);
  return ownTeam || offer.selfEnrollment || offer.hasTeamAvailable;
}
