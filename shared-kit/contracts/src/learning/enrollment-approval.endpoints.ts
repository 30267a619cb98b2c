import * as z from 'zod/mini';
import { defineEndpoint, idSchema, momentSchema, pageQuerySchema } from '@shared-kit/contracts/core';
import { enrollmentRequestStatuses } from './enrollment-request.endpoints.ts';

/** Number of requests on a page of approvals. */
export const APPROVALS_PAGE_SIZE = 20;

/** Maximum number of requests that one call answers. */
export const MAX_ANSWERED_REQUESTS = 50;

/** Maximum length of the reason of a denial, which the learner reads as written. */
export const DENIAL_REASON_MAX_LENGTH = 1000;

/** Request of somebody whom the user leads, or of anybody in the company for an administrator. */
export const teamRequestSchema = z.object({
  idEnrollmentRequest: idSchema,
  person: z.object({ name: z.string(), department: z.string(), photo: z.string() }),
  title: z.string(),
  teamName: z.string(),
  initialDate: z.nullable(momentSchema),
  finalDate: z.nullable(momentSchema),
  /** null is unlimited. */
  totalVacanciesAvailable: z.nullable(z.number()),
  creationDate: momentSchema,
  /** Time of the answer; null while pending. */
  statusDate: z.nullable(momentSchema),
  status: z.enum(enrollmentRequestStatuses),
  /** Reason of a denial; otherwise empty. */
  reason: z.string(),
  /** Name of who answered; empty while pending, and for answers from before the portal. */
  answeredBy: z.string(),
});

/** Lists the enrolment requests that the user answers: pending ones oldest first, answered ones newest first. */
export const listTeamRequests = defineEndpoint({
  id: 'learning.list-team-requests',
  method: 'GET',
  path: '/learning/team-enrollment-requests/',
  access: 'session',
  summary: 'Solicitações de matrícula que a pessoa responde',
  query: z.extend(pageQuerySchema, { answered: z.optional(z.stringbool()) }),
  reply: z.object({ totalRecords: z.number(), result: z.array(teamRequestSchema) }),
  errors: { 'learning.answers-no-requests': 403 },
});

/**
 * Approves or denies requests. Each one is answered on its own: a refusal of one leaves the others as they are.
 */
export const answerTeamRequests = defineEndpoint({
  id: 'learning.answer-team-requests',
  method: 'POST',
  path: '/learning/team-enrollment-requests/answers',
  access: 'session',
  summary: 'Aprova ou reprova solicitações de matrícula',
  body: z.discriminatedUnion('decision', [
    z.object({ decision: z.literal('APPROVED'), ids: idsSchema() }),
    z.object({
      decision: z.literal('DENIED'),
      ids: idsSchema(),
      reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(DENIAL_REASON_MAX_LENGTH)),
    }),
  ]),
  reply: z.object({
    success: z.literal(true),
    results: z.array(
      z.object({
        idEnrollmentRequest: idSchema,
        /** Code of the refusal; null when the request was answered. */
        code: z.nullable(z.string()),
        /** Text of the refusal; empty when the request was answered. */
        message: z.string(),
      }),
    ),
  }),
  errors: { 'learning.answers-no-requests': 403 },
  // An answer binds the company and the learner.
  inSupportAccess: 'closed',
});

function idsSchema() {
  return z.array(idSchema).check(z.minLength(1), z.maxLength(MAX_ANSWERED_REQUESTS));
}

export type TeamRequest = z.infer<typeof teamRequestSchema>;
export type RequestAnswerResult = z.infer<typeof answerTeamRequests.reply>['results'][number];
