import type { EnrollmentRow, NodeRow, TeamRow } from './course.rules.ts';
import { mayEnrolAgain } from './open-again.rules.ts';
import { maySee } from './unlock.rules.ts';
import { isRecertificationOpen } from './validity.rules.ts';

/** Why a person can't be put into a training. */
export const assignmentObstacles = ['inactive', 'already', 'removed', 'restricted', 'prerequisite', 'no-seat'] as const;

export type AssignmentObstacle = (typeof assignmentObstacles)[number];

/** Person who is about to be put into a training. */
export interface Candidate {
  readonly active: boolean;
  readonly department: string;
  readonly latest: Pick<EnrollmentRow, 'status' | 'expires_at' | 'valid_until' | 'id_team'> | undefined;
  /** Origin of the end of the newest enrolment: the administration or a rule; undefined when it has not been ended. */
  readonly removedBy: 'person' | 'rule' | undefined;
  readonly hasMissingPrerequisite: boolean;
}

interface AssignedTraining {
  readonly node: Pick<NodeRow, 'departments'>;
  readonly team: Pick<TeamRow, 'id_team' | 'allow_reenrollment'> | null;
  /** Set for a rule: whether it enrols people again whom somebody of the administration removed. */
  readonly rule: { readonly includesRemoved: boolean } | undefined;
  readonly now: Date;
}

/** Returns what keeps a person from being put into a training, seats apart; undefined when nothing does. */
export function obstacleOf(candidate: Candidate, training: AssignedTraining): AssignmentObstacle | undefined {
  if (!candidate.active) return 'inactive';
  const again = obstacleOfLatest(candidate, training);
  if (again) return again;
  if (!maySee(training.node, candidate.department)) return 'restricted';
  return candidate.hasMissingPrerequisite ? 'prerequisite' : undefined;
}

/** A rule never repeats a failed or expired training by itself: it would do so without an end. */
function obstacleOfLatest(
  { latest, removedBy }: Candidate,
  { team, rule, now }: AssignedTraining,
): 'already' | 'removed' | undefined {
  if (!latest || removedBy === 'rule') return undefined;
  if (!rule) return removedBy === 'person' || mayEnrolAgain(latest, team, now) ? undefined : 'already';
  if (removedBy === 'person') return rule.includesRemoved ? undefined : 'removed';
  return isRecertificationOpen(latest, now) ? undefined : 'already';
}
