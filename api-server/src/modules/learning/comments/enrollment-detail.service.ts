import type { ReplyOf } from '@shared-kit/contracts/core';
import type { getEnrollmentDetail } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound } from '../../../platform/errors.ts';
import { enrollments, nodeEnrollments } from '../enrolment/enrollment.repository.ts';
import { nodes } from '../training-tree/node.repository.ts';
import { flag } from '../core/wire-value.presenter.ts';
import { teams } from '../classes/team.repository.ts';
import { maySee } from '../core/unlock.rules.ts';
import { participationOf } from '../classes/participation.repository.ts';
import { teamAttachments } from '../classes/team-attachment.repository.ts';

interface DetailOf {
  readonly idUser: number;
  readonly idEnrollment: number;
  readonly idNodeEnrollment: number | null;
  readonly department: string;
}

/** Returns the required participation in the person's own enrolment. Throws 404 for another person's. */
export async function enrollmentDetail(
  db: TenantDb,
  { idUser, idEnrollment, idNodeEnrollment, department }: DetailOf,
): Promise<ReplyOf<typeof getEnrollmentDetail>> {
  const enrollment = await enrollments(db).find(idEnrollment, idUser);
  if (!enrollment) throw notFound();
  const team = enrollment.id_team === null ? undefined : await teams(db).find(enrollment.id_team);
  const participation = team ? await participationOf(db, idEnrollment, team) : null;
  const node = await openedNode(db, { idEnrollment, idNodeEnrollment });
  return {
    idEnrollment,
    commentIsMandatory: flag(participation !== null),
    commentTitle: participation && team ? team.comment_title : '',
    commentInstruction: participation && team ? team.comment_instruction : '',
    commentMinWords: participation && team ? team.comment_min_words : 0,
    commentMinCount: participation?.minCount ?? 0,
    mandatoryCommentsCount: participation?.count ?? 0,
    team: team
      ? {
          idTeam: team.id_team,
          name: team.name,
          allowComments: flag(team.allow_comments),
          commentsLabel: team.comments_label,
          hasAttachments: flag((await teamAttachments(db).teamsWithAny([team.id_team])).size > 0),
        }
      : null,
    node: node
      ? {
          idNode: node.id_node,
          title: node.title,
          allowComments: flag(node.allow_comments && maySee(node, department)),
          commentsLabel: node.comments_label,
        }
      : null,
  };
}

async function openedNode(
  db: TenantDb,
  { idEnrollment, idNodeEnrollment }: { idEnrollment: number; idNodeEnrollment: number | null },
) {
  if (idNodeEnrollment === null) return undefined;
  const opened = await nodeEnrollments(db).find(idNodeEnrollment);
  if (opened?.id_enrollment !== idEnrollment) throw notFound();
  const [node] = await nodes(db).list([opened.id_node]);
  return node;
}
