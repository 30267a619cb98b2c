import { menuFlags } from '@shared-kit/contracts/delivery';
import type { SessionContributor } from '../../platform/session-contributor.port.ts';
import { approverRole } from './enrolment/approver.policy.ts';
import { enrollmentRequests } from './enrolment/enrollment-request.repository.ts';
import { enrollments } from './enrolment/enrollment.repository.ts';
import { nodes } from './training-tree/node.repository.ts';

/** Contributes the training flags of the menu to the session. */
export const contributeSession: SessionContributor = async ({ db, idUser, now }) => {
  const home = await nodes(db).home();
  const flags = {
    [menuFlags.hasEnrollmentRequests]: await enrollmentRequests(db, idUser).hasAny(),
    [menuFlags.answersRequests]: (await approverRole(db, idUser)) !== undefined,
    [menuFlags.hasCatalog]: home !== undefined && (await nodes(db).withListedChildren([home.id_node])).size > 0,
    [menuFlags.hasEnrollmentsInProgress]: await enrollments(db).hasInProgress(idUser, now),
  };
  return { flags: Object.keys(flags).filter((flag) => flags[flag as keyof typeof flags]) };
};
