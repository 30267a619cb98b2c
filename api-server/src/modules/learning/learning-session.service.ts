import { menuFlags } from '@shared-kit/contracts/delivery';
import type { SessionContributor } from '../../platform/session-contributor.port.ts';
import { approverRole } from './enrolment/approver.policy.ts';
import { enrollmentRequests } from './enrolment/enrollment-request.repository.ts';
import { enrollments } from './enrolment/enrollment.repository.ts';
import { nodes } from './training-tree/node.repository.ts';

/** Contributes the training flags of the menu to the session. */
export const contributeSession: SessionContributor = async ({ db, idUser, now }) => {
  const [hasRequests, role, hasCatalog, hasInProgress] = await Promise.all([
    enrollmentRequests(db, idUser).hasAny(),
    approverRole(db, idUser),
    nodes(db).hasCatalog(),
    enrollments(db).hasInProgress(idUser, now),
  ]);
  const flags = {
    [menuFlags.hasEnrollmentRequests]: hasRequests,
    [menuFlags.answersRequests]: role !== undefined,
    [menuFlags.hasCatalog]: hasCatalog,
    [menuFlags.hasEnrollmentsInProgress]: hasInProgress,
  };
  return { flags: Object.keys(flags).filter((flag) => flags[flag as keyof typeof flags]) };
};
