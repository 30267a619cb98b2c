import { isDone } from '@shared-kit/contracts/learning';
import type { EnrollmentStatus } from '@shared-kit/contracts/learning';
import { addDays, endOfDay, hasPassed } from '@shared-kit/contracts/calendar';

interface TimedEnrollment {
  readonly status: EnrollmentStatus;
  readonly expires_at: Date | null;
}

interface TimedTeam {
  readonly final_date: Date | null;
  /** Set when somebody closed the class. */
  readonly closed_at: Date | null;
}

/** Returns whether the training itself was completed or passed, not credited by equivalence (B4.1-10). */
export function endedWell(status: EnrollmentStatus): boolean {
  return status === 'COMPLETED' || status === 'PASSED';
}

/** Returns the current status: an enrolment that is neither done nor failed expires with its time. */
export function enrollmentStatusAt({ status, expires_at }: TimedEnrollment, now: Date): EnrollmentStatus {
  const isOpen = !isDone(status) && status !== 'FAILED';
  return isOpen && hasPassed(expires_at, now) ? 'EXPIRED' : status;
}

/** Returns the last moment of an enrolment made now: that of the class, or of the last day that it gives. */
export function expiryOf(
  team: { readonly duration: number | null; readonly initial_date: Date | null; readonly final_date: Date | null },
  now: Date,
): Date | null {
  if (team.duration === null) return team.final_date;
  const start = team.initial_date && team.initial_date > now ? team.initial_date : now;
  const end = endOfDay(addDays(start, team.duration));
  return team.final_date && team.final_date < end ? team.final_date : end;
}

/** Returns whether nobody enters the class any more: its last day has passed, or somebody closed it. */
export function hasEnded(team: TimedTeam, now: Date): boolean {
  return team.closed_at !== null || hasPassed(team.final_date, now);
}
