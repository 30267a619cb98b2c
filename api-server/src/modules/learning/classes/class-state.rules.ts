import { hasPassed } from '@shared-kit/contracts/calendar';
import type { TeamRow } from '../core/course.rules.ts';
import { hasEnded } from '../core/enrollment-status.rules.ts';
import { seatsLeft } from '../core/seats.rules.ts';

/** State of a class for those who care for it. `waiting` is before its enrolment period, `over` after it. */
export type ClassState = 'waiting' | 'open' | 'full' | 'over' | 'ended' | 'closed';

export function classStateAt(
  team: Pick<TeamRow, 'closed_at' | 'final_date' | 'enrol_from' | 'enrol_until' | 'capacity' | 'seats_taken'>,
  now: Date,
): ClassState {
  if (team.closed_at !== null) return 'closed';
  if (hasEnded(team, now)) return 'ended';
  if (hasPassed(team.enrol_until, now)) return 'over';
  if (team.enrol_from !== null && team.enrol_from > now) return 'waiting';
  return seatsLeft(team) === 0 ? 'full' : 'open';
}
