import { isDone } from '@shared-kit/contracts/learning';
import type { EnrollmentStatus } from '@shared-kit/contracts/learning';
import { addDays } from '@shared-kit/contracts/calendar';

interface TimedEnrollment {
  readonly status: EnrollmentStatus;
  readonly expires_at: Date | null;
}

interface TimedTeam {
  readonly final_date: Date | null;
}

/** Returns whether the training itself was completed or passed, not credited by equivalence (B4.1-10). */
export function endedWell(status: EnrollmentStatus): boolean {
  return status === 'COMPLETED' || status === 'PASSED';
}

/** Returns the current status: an enrolment that is neither done nor failed expires with its time. */
export function enrollmentStatusAt({ status, expires_at }: TimedEnrollment, now: Date): EnrollmentStatus {
  const isOpen = !isDone(status) && status !== 'FAILED';
  return isOpen && expires_at !== null && expires_at <= now ? 'EXPIRED' : status;
}

/** Returns when an enrolment made now ends: with the class, or after the days that it gives from its start. */
export function expiryOf(
  team: { readonly duration: number | null; readonly initial_date: Date | null; readonly final_date: Date | null },
  now: Date,
): Date | null {
  if (team.duration === null) return team.final_date;
  const start = team.initial_date && team.initial_date > now ? team.initial_date : now;
  const end = addDays(start, team.duration);
  return team.final_date && team.final_date < end ? team.final_date : end;
}

export function hasEnded(team: TimedTeam, now: Date): boolean {
  return team.final_date !== null && team.final_date <= now;
}

/** Returns whether the person may enrol again (decision 30). */
export function canReenroll(
  status: EnrollmentStatus,
  offer: {
    readonly team: (TimedTeam & { readonly allow_reenrollment: boolean }) | null;
    readonly selfEnrollment: boolean;
    readonly hasTeamAvailable: boolean;
  },
  now: Date,
): boolean {
  if (status !== 'EXPIRED' && status !== 'FAILED') return false;
  const ownTeam = offer.team !== null && offer.team.allow_reenrollment && !hasEnded(offer.team, now);
  return ownTeam || offer.selfEnrollment || offer.hasTeamAvailable;
}
