import { moderateComments } from '@shared-kit/contracts/admin';
import { toMoment } from '@shared-kit/contracts/calendar';
import { TEAM_COMMENTS_SHOWN, decideTeamComment, listTeamComments } from '@shared-kit/contracts/learning';
import type { TeamComment } from '@shared-kit/contracts/learning';
import type { ApiBuilder } from '../../../platform/module.ts';
import { recordAct } from '../../audit/index.ts';
import { approverOf } from '../enrolment/approver.policy.ts';
import { plainText } from './comment-html.rules.ts';
import { moderateComment } from './moderate-comment.service.ts';
import { moderatedComments, teamModerator } from './moderated-comments.repository.ts';
import type { ModeratedComment } from './moderated-comments.repository.ts';

/** Routes of the reported comments that leaders and administrators decide about. */
export function commentApprovalRoutes(api: ApiBuilder): void {
  api.handle(listTeamComments, async ({ db, session, storage }) => {
    const moderator = teamModerator(db, await approverOf(db, session));
    const { rows, total } = await moderatedComments(db, moderator).search({
      state: 'reported',
      q: '',
      from: undefined,
      limit: TEAM_COMMENTS_SHOWN,
    });
    const shown = rows.slice(0, TEAM_COMMENTS_SHOWN);
    return { totalRecords: total, result: shown.map((row) => presentTeamComment(row, storage.signMediaUrl)) };
  });

  api.handle(decideTeamComment, async ({ db, params, body, session, request, now }) => {
    const moderator = teamModerator(db, await approverOf(db, session));
    const comment = await moderateComment(db, { moderator, idComment: params.id, decision: body, now });
    const isHidden = body.decision === 'HIDDEN';
    await recordAct(db, {
      idActor: session.idUser,
      actorName: session.name,
      // The log shows it as what it is in the administration.
      act: moderateComments.id,
      subject: { kind: 'person', id: comment.id_user, name: comment.name },
      changes: [{ field: 'comment', before: `${params.id}: ${comment.title}`, after: isHidden ? 'oculto' : 'mantido' }],
      reason: body.decision === 'HIDDEN' ? body.reason : '',
      requestId: request.id,
      address: request.address,
      now,
    });
    return { success: true };
  });
}

function presentTeamComment(row: ModeratedComment, sign: (key: string) => string): TeamComment {
  return {
    idComment: row.id_comment,
    person: { name: row.name, department: row.department, photo: row.photo === '' ? '' : sign(row.photo) },
    text: plainText(row.text),
    training: row.title,
    teamName: row.team_name ?? '',
    at: toMoment(row.creation_date),
    reports: Number(row.reports ?? 0),
  };
}
