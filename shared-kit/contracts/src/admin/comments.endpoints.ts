import * as z from 'zod/mini';
import { idSchema, momentSchema } from '@shared-kit/contracts/core';
import { defineAdminEndpoint } from './admin-endpoint.ts';
import {
  MAX_ADMIN_ANSWERS,
  answerReasonSchema,
  answeredIdsSchema,
  answersReply,
  senderSchema,
} from './answers.schema.ts';
import { GRID_PAGE_SIZE, gridPlacesSchema, gridQuerySchema } from './grid.schema.ts';

/** Comments of a list: reported ones that wait for a decision, hidden ones, or all. */
export const commentStates = ['reported', 'hidden', 'all'] as const;

/** Comment of somebody else in the caller's scope. */
const adminCommentSchema = z.object({
  idComment: idSchema,
  author: senderSchema,
  /** Plain text. */
  text: z.string(),
  training: z.string(),
  /** Class in whose thread it was written; empty for the thread of a page. */
  teamName: z.string(),
  at: momentSchema,
  reports: z.number(),
  /** Moderator who hid it, and why; null and empty while it is visible. */
  hiddenBy: z.nullable(z.string()),
  hiddenReason: z.string(),
});

/** Lists comments of trainings and classes, newest first. */
export const listAdminComments = defineAdminEndpoint({
  id: 'admin.list-comments',
  method: 'GET',
  path: '/admin/comments',
  right: 'community.moderate',
  summary: 'Comentários de treinamentos e turmas',
  query: z.extend(z.pick(gridQuerySchema, { after: true, before: true }), {
    state: z._default(z.enum(commentStates), 'all'),
    q: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
    limit: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(MAX_ADMIN_ANSWERS)), GRID_PAGE_SIZE),
  }),
  reply: z.object({ total: z.number(), comments: z.array(adminCommentSchema), places: gridPlacesSchema }),
});

/** Hides comments, keeps reported ones or shows hidden ones again, each on its own. Their authors are notified. */
export const moderateComments = defineAdminEndpoint({
  id: 'admin.moderate-comments',
  method: 'POST',
  path: '/admin/comments/decisions',
  right: 'community.moderate',
  summary: 'Oculta, mantém ou mostra comentários',
  body: z.discriminatedUnion('decision', [
    z.object({ decision: z.literal('HIDDEN'), ids: answeredIdsSchema, reason: answerReasonSchema }),
    z.object({ decision: z.literal('KEPT'), ids: answeredIdsSchema }),
    z.object({ decision: z.literal('RESTORED'), ids: answeredIdsSchema }),
  ]),
  reply: answersReply,
});

export type AdminComment = z.infer<typeof adminCommentSchema>;
export type CommentState = (typeof commentStates)[number];
