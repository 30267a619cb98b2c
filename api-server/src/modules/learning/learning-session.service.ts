import { menuFacts } from '@shared-kit/contracts/delivery';
import type { SessionContributor } from '../../platform/session-contributor.ts';
import { enrollmentRequests } from './enrolment/enrollment-request.repository.ts';
import { enrollments } from './enrolment/enrollment.repository.ts';
import { nodes } from './training-tree/node.repository.ts';

/** Contributes the training flags of the menu to the session. */
export const contributeSession: SessionContributor = async ({ db, idUser, now }) => {
  const home = await nodes(db).home();
  const holds = {
    [menuFacts.hasEnrollmentRequests]: await enrollmentRequests(db, idUser).hasAny(),
    [menuFacts.hasCatalog]: home !== undefined && (await nodes(db).withListedChildren([home.id_node])).size > 0,
    [menuFacts.hasEnrollmentsInProgress]: await enrollments(db).hasInProgress(idUser, now),
  };
  return { facts: Object.keys(holds).filter((fact) => holds[fact as keyof typeof holds]) };
};
