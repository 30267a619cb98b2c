import * as z from 'zod/mini';
import { idSchema, momentSchema } from '@shared-kit/contracts/core';
import { defineAdminEndpoint } from './admin-endpoint.ts';
import { answerReasonSchema, answeredIdsSchema, senderSchema, waitingQuery } from './answers.schema.ts';

/** Enrolment request that waits for an answer. */
export const adminRequestSchema = z.object({
  idRequest: idSchema,
  person: senderSchema,
  title: z.string(),
  teamName: z.string(),
  initialDate: z.nullable(momentSchema),
  finalDate: z.nullable(momentSchema),
  /** null is unlimited. */
  seatsLeft: z.nullable(z.number()),
  /** Titles of the required trainings that the person has not completed. */
  missing: z.array(z.string()),
  createdAt: momentSchema,
});

/** Lists the requests in the caller's scope, oldest first. */
export const listAdminRequests = defineAdminEndpoint({
  id: 'admin.list-requests',
  method: 'GET',
  path: '/admin/requests',
  right: 'requests.answer',
  summary: 'Solicitações que aguardam resposta',
  query: waitingQuery,
  reply: z.object({ total: z.number(), requests: z.array(adminRequestSchema) }),
});

/** Answers requests. Each one is answered on its own: a refusal of one leaves the others as they are. */
export const answerAdminRequests = defineAdminEndpoint({
  id: 'admin.answer-requests',
  method: 'POST',
  path: '/admin/requests/answers',
  right: 'requests.answer',
  summary: 'Aprova ou reprova solicitações de matrícula',
  body: z.discriminatedUnion('decision', [
    z.object({ decision: z.literal('APPROVED'), ids: answeredIdsSchema }),
    z.object({ decision: z.literal('DENIED'), ids: answeredIdsSchema, reason: answerReasonSchema }),
  ]),
  reply: z.object({
    success: z.literal(true),
    results: z.array(
      z.object({
        idRequest: idSchema,
        /** Text of the refusal; empty when the request was answered. */
        message: z.string(),
      }),
    ),
  }),
});

export type AdminRequest = z.infer<typeof adminRequestSchema>;
