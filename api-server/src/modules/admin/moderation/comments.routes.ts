import * as contract from '@shared-kit/contracts/admin';
import type { AdminComment } from '@shared-kit/contracts/admin';
import { toMoment } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { ApiBuilder } from '../../../platform/module.ts';
import { moderateComment, moderatedComments, plainText } from '../../learning/index.ts';
import type { CommentDecision, ModeratedComment, Moderator } from '../../learning/index.ts';
import type { AdminActor } from '../access/actor.types.ts';
import { expectRight } from '../access/admin-api.service.ts';
import { inTrainingsReach } from '../access/people-scope.service.ts';
import { pageOf, placeIn } from '../lists/grid-place.rules.ts';
import { answerEach } from '../requests/answer-each.service.ts';

/** Serves the comments that the administration moderates. */
export function serveComments(api: ApiBuilder): void {
  api.handle(contract.listAdminComments, async ({ db, session, query, storage }) => {
    const actor = await expectRight(db, session, contract.listAdminComments);
    const { state, q, limit } = query;
    const from = placeIn(query);
    const { rows, total } = await moderatedComments(db, moderatorOf(db, actor)).search({
      state,
      q,
      from: from && { side: from.side, id: from.place.id },
      limit,
    });
    const page = pageOf(rows, { from, limit, placeOf: (row) => ({ key: '', id: row.id_comment }) });
    return {
      total,
      comments: page.rows.map((row) => presentComment(row, storage.signMediaUrl)),
      places: page.places,
    };
  });

  api.handle(contract.moderateComments, 'in-steps', async (context) => {
    const { body, now } = context;
    const results = await answerEach(contract.moderateComments, context, body.ids, async ({ db, actor, item }) => {
      const moderator = moderatorOf(db, actor);
      const comment = await moderateComment(db, { moderator, idComment: item, decision: body, now });
      return {
        subject: { kind: 'person', id: comment.id_user, name: comment.name },
        changes: [{ field: 'comment', before: `${item}: ${comment.title}`, after: words[body.decision] }],
        reason: body.decision === 'HIDDEN' ? body.reason : '',
      };
    });
    return { success: true, results: results.map(({ item, message }) => ({ id: item, message })) };
  });
}

const words: Readonly<Record<CommentDecision['decision'], string>> = {
  HIDDEN: 'oculto',
  KEPT: 'mantido',
  RESTORED: 'à vista outra vez',
};

function moderatorOf(db: TenantDb, actor: AdminActor): Moderator {
  const { idUser, name } = actor;
  return { idUser, name, within: inTrainingsReach(db, actor, 'community.moderate') };
}

function presentComment(row: ModeratedComment, sign: (key: string) => string): AdminComment {
  return {
    idComment: row.id_comment,
    author: {
      idPerson: row.id_user,
      name: row.name,
      department: row.department,
      photo: row.photo === '' ? '' : sign(row.photo),
    },
    text: plainText(row.text),
    training: row.title,
    teamName: row.team_name ?? '',
    at: toMoment(row.creation_date),
    reports: Number(row.reports ?? 0),
    hiddenBy: row.hidden_by,
    hiddenReason: row.hidden_reason,
  };
}
