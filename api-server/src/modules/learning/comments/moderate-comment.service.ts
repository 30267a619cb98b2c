import { levelPath } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../../platform/errors.ts';
import { notify } from '../../notifications/index.ts';
import { moderatedComments } from './moderated-comments.repository.ts';
import type { Moderator } from './moderated-comments.repository.ts';

/** Decision about a comment. */
export type CommentDecision =
  | { readonly decision: 'HIDDEN'; readonly reason: string }
  | { readonly decision: 'KEPT' }
  | { readonly decision: 'RESTORED' };

interface Moderating {
  readonly moderator: Moderator;
  readonly idComment: number;
  readonly decision: CommentDecision;
  readonly now: Date;
}

/**
 * Hides a comment, keeps a reported one or shows a hidden one again. The author reads in the bell that it was hidden and
 * why, and that it is back. Returns the comment as it was.
 */
export async function moderateComment(db: TenantDb, { moderator, idComment, decision, now }: Moderating) {
  const comments = moderatedComments(db, moderator);
  const comment = await comments.find(idComment);
  if (!comment) throw notFound('Não há comentário com este número.');
  if (decision.decision === 'KEPT') {
    if (!(await comments.keep(idComment, now))) throw decided();
    return comment;
  }
  const isHidden = decision.decision === 'HIDDEN';
  const reason = isHidden ? decision.reason : '';
  if (!(await comments.decide(idComment, { by: isHidden ? moderator.name : null, reason, now }))) throw decided();
  await notify.of(db)(db, {
    idUser: comment.id_user,
    key: `comment-moderated:${idComment}`,
    kind: 'message',
    title: isHidden ? `Seu comentário em ${comment.title} foi ocultado` : `Seu comentário em ${comment.title} voltou`,
    text: isHidden ? `Motivo: ${reason}` : 'A moderação o pôs de volta à vista.',
    path: levelPath(comment.id_enrollment),
    now,
    replaces: true,
  });
  return comment;
}

const decided = () =>
  refuse('learning.comment-decided', 409, 'Outra pessoa já decidiu sobre este comentário, ou quem escreveu o excluiu.');
