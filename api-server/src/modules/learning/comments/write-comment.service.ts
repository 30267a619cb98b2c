import { randomUUID } from 'node:crypto';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../../platform/errors.ts';
import type { Refusal } from '../../../platform/errors.ts';
import type { PointsAwarded } from '../../gamification/index.ts';
import type { Course, EnrollmentRow } from '../core/course.rules.ts';
import { rollUpFrom } from '../progress/report-progress.service.ts';
import { expectMayPost } from '../../identity/index.ts';
import { cleanComment } from './comment-html.rules.ts';
import type { CleanComment } from './comment-html.rules.ts';
import { comments } from './comment.repository.ts';
import type { Thread } from './comment.repository.ts';
import { writingCourse } from './open-thread.policy.ts';
import { participationOf } from '../classes/participation.repository.ts';

interface Writer {
  readonly idUser: number;
  readonly idEnrollment: number;
  readonly now: Date;
}

/** Effect of the writing on the person's training. */
interface Written {
  readonly mandatoryCommentsCount: number;
  readonly enrollmentStatus: EnrollmentRow['status'];
  readonly points: PointsAwarded | null;
}

interface Draft {
  readonly text: string;
  readonly idParentComment: number | null;
  readonly clientId: string | undefined;
}

export async function writeComment(
  db: TenantDb,
  thread: Thread,
  writer: Writer,
  draft: Draft,
): Promise<Written & { idComment: number }> {
  const text = textOf(draft.text);
  await expectMayPost(db, writer.idUser, writer.now);
  const course = await writingCourse(db, thread, writer);
  const own = comments(db, thread, writer.idUser);
  if (draft.idParentComment !== null) {
    const parent = await own.find(draft.idParentComment);
    if (!parent || parent.id_parent_comment !== null) throw notFound();
    if (isOutOfSight(parent)) throw gone();
  }
  const clientId = draft.clientId ?? randomUUID();
  const added = await own.add({ ...writer, idParentComment: draft.idParentComment, clientId, text });
  const idComment = added ?? (await own.sentAs(writer.idUser, clientId))?.id_comment;
  // The same client id in another thread: a regular page never sends it.
  if (idComment === undefined) throw notFound();
  return { idComment, ...(await count(db, course, thread, writer.now)) };
}

export async function rewriteComment(
  db: TenantDb,
  thread: Thread,
  writer: Writer,
  change: { idComment: number; text: string },
): Promise<Written> {
  const text = textOf(change.text);
  const own = comments(db, thread, writer.idUser);
  const comment = await own.find(change.idComment);
  if (!comment) throw notFound();
  if (comment.id_user !== writer.idUser) throw notYours();
  await expectMayPost(db, writer.idUser, writer.now);
  const course = await writingCourse(db, thread, writer);
  if (!(await own.edit(change.idComment, text, writer.now))) throw gone();
  return count(db, course, thread, writer.now);
}

/** Deletes the person's own comment. Does nothing when it is already deleted. */
export async function removeComment(
  db: TenantDb,
  thread: Thread,
  { idUser, now }: Pick<Writer, 'idUser' | 'now'>,
  idComment: number,
): Promise<void> {
  const own = comments(db, thread, idUser);
  const comment = await own.find(idComment);
  if (!comment) throw notFound();
  if (comment.id_user !== idUser) throw notYours();
  await own.remove(idComment, now);
}

export async function reportOnce(
  db: TenantDb,
  thread: Thread,
  { idUser, now }: Pick<Writer, 'idUser' | 'now'>,
  idComment: number,
): Promise<void> {
  const own = comments(db, thread, idUser);
  const comment = await own.find(idComment);
  if (!comment) throw notFound();
  if (comment.id_user === idUser)
    throw refuse('learning.own-comment', 409, 'Não é possível denunciar um comentário seu.');
  if (isOutOfSight(comment)) throw gone();
  await own.report(idComment, now);
}

function textOf(html: string): CleanComment {
  const text = cleanComment(html);
  if (text.html === '') throw refuse('learning.comment-empty', 422, 'Escreva algo antes de enviar.');
  return text;
}

const isOutOfSight = (comment: { deleted_at: Date | null; hidden_by: string | null }) =>
  comment.deleted_at !== null || comment.hidden_by !== null;

const gone = (): Refusal => refuse('learning.comment-gone', 409, 'Este comentário não está mais disponível.');

const notYours = (): Refusal =>
  refuse('learning.comment-not-yours', 403, 'Só quem escreveu o comentário pode mudá-lo.');

/** Updates the progress of the training when its class demands comments. */
async function count(db: TenantDb, course: Course, { type }: Thread, now: Date): Promise<Written> {
  const { enrollment, team, root } = course;
  const participation = team && (await participationOf(db, enrollment.id_enrollment, team));
  const mandatoryCommentsCount = participation?.count ?? 0;
  if (type !== 'TEAM' || !participation || !root.nodeEnrollment)
    return { mandatoryCommentsCount, enrollmentStatus: enrollment.status, points: null };
  const after = await rollUpFrom(db, { ...course, participation }, root, now);
  return { mandatoryCommentsCount, enrollmentStatus: after.enrollment.status, points: after.points ?? null };
}
