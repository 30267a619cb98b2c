import type { ReplyOf } from 'shared-kit/contracts/core';
import type { getEnrollmentDetail } from 'shared-kit/contracts/learning';
import type { Thread } from './comments.queries.ts';

export type LabelledThread = Thread & { readonly label: string };

/** Where somebody may take part: in the node that they are in, in their class, in both or nowhere. */
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
