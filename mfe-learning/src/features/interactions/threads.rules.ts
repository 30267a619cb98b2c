import type { ReplyOf } from '@shared-kit/contracts/core';
import type { getEnrollmentDetail } from '@shared-kit/contracts/learning';
import type { Thread } from './comments.queries.ts';

export type LabelledThread = Thread & { readonly label: string };

/** Returns the threads that the person can comment in: of their node, of their class, both or none. */
export function threadsOf({ idEnrollment, node, team }: ReplyOf<typeof getEnrollmentDetail>): LabelledThread[] {
  return [
    ...(node?.allowComments === 1
      ? [{ type: 'NODE' as const, idEntity: node.idNode, idEnrollment, label: node.commentsLabel }]
      : []),
    ...(team?.allowComments === 1
      ? [{ type: 'TEAM' as const, idEntity: team.idTeam, idEnrollment, label: team.commentsLabel }]
      : []),
  ];
}
