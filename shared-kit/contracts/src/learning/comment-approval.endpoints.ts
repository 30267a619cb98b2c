import * as z from 'zod/mini';
import { defineEndpoint, doneSchema, idSchema, momentSchema } from '@shared-kit/contracts/core';

/** Number of reported comments that a leader sees at once. */
export const TEAM_COMMENTS_SHOWN = 50;

/** Maximum length of the reason for which a comment is hidden; its author reads it as written. */
export const HIDING_REASON_MAX_LENGTH = 1000;

/** Reported comment of somebody whom the user leads, or of anybody in the company for an administrator. */
const teamCommentSchema = z.object({
  idComment: idSchema,
  person: z.object({ name: z.string(), department: z.string(), photo: z.string() }),
  /** Plain text. */
  text: z.string(),
  training: z.string(),
  /** Class in whose thread it was written; empty for the thread of a page. */
  teamName: z.string(),
  at: momentSchema,
  reports: z.number(),
});

/** Lists the newest reported comments that wait for the user's decision. */
export const listTeamComments = defineEndpoint({
  id: 'learning.list-team-comments',
  method: 'GET',
  path: '/learning/team-comments/',
  access: 'session',
  summary: 'Comentários denunciados que a pessoa decide',
  reply: z.object({ totalRecords: z.number(), result: z.array(teamCommentSchema) }),
  errors: { 'learning.answers-no-requests': 403 },
});

/** Hides a comment or keeps it as it is. Its author reads the reason in the bell. */
export const decideTeamComment = defineEndpoint({
  id: 'learning.decide-team-comment',
  method: 'POST',
  path: '/learning/team-comments/:id/decision',
  access: 'session',
  summary: 'Mantém ou oculta um comentário denunciado da equipe',
  params: z.object({ id: idSchema }),
  body: z.discriminatedUnion('decision', [
    z.object({ decision: z.literal('KEPT') }),
    z.object({
      decision: z.literal('HIDDEN'),
      reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(HIDING_REASON_MAX_LENGTH)),
    }),
  ]),
  reply: doneSchema,
  errors: { 'learning.answers-no-requests': 403, 'learning.comment-decided': 409 },
  // A decision is one of the leader, and others read it.
  inSupportAccess: 'closed',
});

export type TeamComment = z.infer<typeof teamCommentSchema>;
