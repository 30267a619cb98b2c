import {
  addComment,
  deleteComment,
  editComment,
  getEnrollmentDetail,
  listComments,
  reportComment,
} from '@shared-kit/contracts/learning';
import { consumeTurn } from '../../../platform/auth/rate-limit.service.ts';
import { notFound } from '../../../platform/errors.ts';
import type { ApiBuilder } from '../../../platform/module.ts';
import { mediaOf, ownOnly } from '../core/viewer.rules.ts';
import { presentComment } from './comment.presenter.ts';
import { comments } from './comment.repository.ts';
import { enrollmentDetail } from './enrollment-detail.service.ts';
import { expectThread } from './open-thread.policy.ts';
import { removeComment, reportOnce, rewriteComment, writeComment } from './write-comment.service.ts';

/** Rate limit per person: 60 writes in ten minutes. */
const allowance = { limit: 60, windowSeconds: 10 * 60 };

export function commentRoutes(api: ApiBuilder): void {
  api.handle(listComments, async (context) => {
    const { db, params, query, session } = context;
    await expectThread(db, params, session);
    const thread = comments(db, params, session.idUser);
    const media = mediaOf(context);
    if (query.idParentComment !== undefined) {
      if (!(await thread.find(query.idParentComment))) throw notFound();
      const { rows, total } = await thread.replies(query.idParentComment, query);
      return { comments: rows.map((row) => presentComment(row, [], media)), totalRecords: total };
    }
    const { rows, total } = await thread.page(query);
    const replies = await thread.firstReplies(rows.map((row) => row.id_comment));
    return {
      comments: rows.map((row) => presentComment(row, replies.get(row.id_comment) ?? [], media)),
      totalRecords: total,
    };
  });

  api.handle(addComment, async ({ db, params, body, session, tenant, rateLimit, now, reply }) => {
    await consumeTurn(rateLimit, `comment:${tenant.idApp}:${session.idUser}`, allowance);
    await expectThread(db, params, session);
    const writer = { idUser: session.idUser, idEnrollment: body.idEnrollment, now };
    const written = await writeComment(db, params, writer, {
      text: body.text,
      idParentComment: body.idParentComment ?? null,
      clientId: body.clientId,
    });
    reply.status(201);
    return { success: true as const, ...written };
  });

  api.handle(editComment, async ({ db, params, body, session, tenant, rateLimit, now }) => {
    await consumeTurn(rateLimit, `comment:${tenant.idApp}:${session.idUser}`, allowance);
    await expectThread(db, params, session);
    const writer = { idUser: session.idUser, idEnrollment: body.idEnrollment, now };
    return {
      success: true as const,
      ...(await rewriteComment(db, params, writer, { idComment: params.idComment, text: body.text })),
    };
  });

  api.handle(deleteComment, async ({ db, params, session, now }) => {
    await expectThread(db, params, session);
    await removeComment(db, params, { idUser: session.idUser, now }, params.idComment);
    return { success: true as const };
  });

  api.handle(reportComment, async ({ db, params, body, session, now }) => {
    await expectThread(db, params, session);
    await reportOnce(db, params, { idUser: session.idUser, now }, body.idComment);
    return { success: true as const };
  });

  api.handle(getEnrollmentDetail, async ({ db, params, query, session }) => {
    ownOnly(session, params.idUser);
    return enrollmentDetail(db, {
      ...params,
      idNodeEnrollment: query.idNodeEnrollment ?? null,
      department: session.department,
    });
  });
}
