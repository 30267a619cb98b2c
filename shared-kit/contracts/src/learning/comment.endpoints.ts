import * as z from 'zod/mini';
import { defineEndpoint, doneSchema, flagSchema, idSchema, momentSchema } from '@shared-kit/contracts/core';
import { openingErrors } from './enrollment.endpoints.ts';
import { enrollmentStatusSchema } from './statuses.schema.ts';

/** Number of comments on a page (B9-08), and of replies (B9-09). */
export const COMMENTS_PAGE_SIZE = 6;
export const REPLIES_PAGE_SIZE = 5;
/** Number of attachments on a page (B9-02). */
export const ATTACHMENTS_PAGE_SIZE = 25;

/** Places of comments: a class or a page. */
export const commentTypes = ['TEAM', 'NODE'] as const;

const shape = {
  idComment: idSchema,
  /** HTML with the tags b, i, u, a, p and br; empty when deleted or hidden. */
  text: z.string(),
  /** Author; empty when deleted or hidden, as the photo. */
  name: z.string(),
  photo: z.string(),
  /** null when deleted or hidden. */
  createdBy: z.nullable(idSchema),
  creationDate: momentSchema,
  /** Time of the last edit (B3-28). */
  lastModifiedDate: z.nullable(momentSchema),
  totalReplies: z.number(),
  totalReports: z.number(),
  deleted: flagSchema,
  /** Name of the user who hid it; null when visible. */
  hiddenBy: z.nullable(z.string()),
  reportedByMe: flagSchema,
  idParentComment: z.nullable(idSchema),
};

const replySchema = z.object(shape);

/** Comment (B3-27). `replies` has the first replies, the oldest first; replies have no replies. */
export const commentSchema = z.object({ ...shape, replies: z.array(replySchema) });

const thread = { type: z.enum(commentTypes), idEntity: idSchema };
/** HTML of the editor; the server sanitises it and cuts it at 1000 characters of text. */
const htmlSchema = z.string().check(z.maxLength(20_000));
const page = { offset: z._default(z.coerce.number().check(z.int(), z.nonnegative()), 0) };
const limitOf = (size: number) => z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(50)), size);

/** Effect on the training, when its class requires comments (B4.12-10). */
const participationReply = {
  mandatoryCommentsCount: z.number(),
  enrollmentStatus: enrollmentStatusSchema,
  points: z.nullable(z.object({ earnPoints: z.number(), totalUserPoints: z.number() })),
};

const writingErrors = { ...openingErrors, 'learning.comment-empty': 422, 'community.blocked': 403 } as const;

/** Lists comments, newest first (B7.5-01); with `idParentComment` its replies, oldest first. */
export const listComments = defineEndpoint({
  id: 'learning.list-comments',
  method: 'GET',
  path: '/learning/comments/:type/:idEntity',
  access: 'session',
  summary: 'Interações de uma turma ou de uma página',
  params: z.object(thread),
  query: z.object({ ...page, limit: limitOf(COMMENTS_PAGE_SIZE), idParentComment: z.optional(idSchema) }),
  reply: z.object({ comments: z.array(commentSchema), totalRecords: z.number() }),
});

/** Adds a comment (B7.5-02). The same `clientId` is stored once. */
export const addComment = defineEndpoint({
  id: 'learning.add-comment',
  method: 'POST',
  path: '/learning/comments/:type/:idEntity',
  access: 'session',
  summary: 'Escreve um comentário ou uma resposta',
  params: z.object(thread),
  body: z.object({
    text: htmlSchema,
    idEnrollment: idSchema,
    idParentComment: z.optional(z.nullable(idSchema)),
    clientId: z.optional(z.uuid()),
  }),
  reply: z.object({ success: z.literal(true), idComment: idSchema, ...participationReply }),
  errors: { ...writingErrors, 'learning.comment-gone': 409 },
});

/** Edits a comment (B7.5-03); for its author only (B4.12-03). */
export const editComment = defineEndpoint({
  id: 'learning.edit-comment',
  method: 'PUT',
  path: '/learning/comments/:type/:idEntity/:idComment',
  access: 'session',
  summary: 'Edita um comentário próprio',
  params: z.object({ ...thread, idComment: idSchema }),
  body: z.object({ text: htmlSchema, idEnrollment: idSchema }),
  reply: z.object({ success: z.literal(true), ...participationReply }),
  errors: { ...writingErrors, 'learning.comment-not-yours': 403, 'learning.comment-gone': 409 },
});

/** Deletes a comment (B7.5-04); for its author only (B4.12-04). The text is removed for good. */
export const deleteComment = defineEndpoint({
  id: 'learning.delete-comment',
  method: 'DELETE',
  path: '/learning/comments/:type/:idEntity/:idComment',
  access: 'session',
  summary: 'Exclui um comentário próprio',
  params: z.object({ ...thread, idComment: idSchema }),
  reply: doneSchema,
  errors: { 'learning.comment-not-yours': 403 },
});

/** Reports a comment (B7.5-05). Counts once per user (B4.12-06). */
export const reportComment = defineEndpoint({
  id: 'learning.report-comment',
  method: 'POST',
  path: '/learning/comments/:type/:idEntity/report',
  access: 'session',
  summary: 'Denuncia o comentário de outra pessoa',
  params: z.object(thread),
  body: z.object({ idComment: idSchema }),
  reply: doneSchema,
  errors: { 'learning.own-comment': 409, 'learning.comment-gone': 409 },
});

/** Returns the participation options of a user's training and of one of its nodes (B7.5-06, B3-29). */
export const getEnrollmentDetail = defineEndpoint({
  id: 'learning.get-enrollment-detail',
  method: 'GET',
  path: '/learning/students/:idUser/enrollments/:idEnrollment/detail',
  access: 'session',
  summary: 'Interações, participação obrigatória e anexos de uma matrícula',
  params: z.object({ idUser: idSchema, idEnrollment: idSchema }),
  query: z.object({ idNodeEnrollment: z.optional(idSchema) }),
  reply: z.object({
    idEnrollment: idSchema,
    commentIsMandatory: flagSchema,
    commentTitle: z.string(),
    commentInstruction: z.string(),
    /** 0 when any length counts. */
    commentMinWords: z.number(),
    commentMinCount: z.number(),
    mandatoryCommentsCount: z.number(),
    team: z.nullable(
      z.object({
        idTeam: idSchema,
        name: z.string(),
        allowComments: flagSchema,
        commentsLabel: z.string(),
        hasAttachments: flagSchema,
      }),
    ),
    /** Node of `idNodeEnrollment`. */
    node: z.nullable(
      z.object({ idNode: idSchema, title: z.string(), allowComments: flagSchema, commentsLabel: z.string() }),
    ),
  }),
});

/** Class attachment (B3-31). */
export const attachmentSchema = z.object({
  idAttachment: idSchema,
  title: z.string(),
  /** 1 to 7 (B3-32). */
  format: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6), z.literal(7)]),
  /** Signed link. */
  url: z.string(),
});

/** Lists the attachments of a class (B7.5-07). */
export const listTeamAttachments = defineEndpoint({
  id: 'learning.list-team-attachments',
  method: 'GET',
  path: '/learning/attachments/teams/:idTeam',
  access: 'session',
  summary: 'Anexos de uma turma',
  params: z.object({ idTeam: idSchema }),
  query: z.object({ ...page, limit: limitOf(ATTACHMENTS_PAGE_SIZE) }),
  reply: z.object({ result: z.array(attachmentSchema), totalRecords: z.number() }),
});

export type Comment = z.infer<typeof commentSchema>;
export type CommentReply = z.infer<typeof replySchema>;
export type CommentType = (typeof commentTypes)[number];
export type Attachment = z.infer<typeof attachmentSchema>;
