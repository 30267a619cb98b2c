import * as z from 'zod/mini';
import { idSchema, momentSchema } from '@shared-kit/contracts/core';
import { DENIAL_REASON_MAX_LENGTH } from '@shared-kit/contracts/learning';
import { defineAdminEndpoint } from './admin-endpoint.ts';

/** Maximum number of requests that one call answers. */
export const MAX_ADMIN_ANSWERS = 200;

/** Enrolment request that waits for an answer. */
export const adminRequestSchema = z.object({
  idRequest: idSchema,
  person: z.object({ idPerson: idSchema, name: z.string(), department: z.string(), photo: z.string() }),
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
  query: z.object({
    limit: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(MAX_ADMIN_ANSWERS)), 200),
  }),
  reply: z.object({ total: z.number(), requests: z.array(adminRequestSchema) }),
});

const idsSchema = z.array(idSchema).check(z.minLength(1), z.maxLength(MAX_ADMIN_ANSWERS));

/** Answers requests. Each one is answered on its own: a refusal of one leaves the others as they are. */
export const answerAdminRequests = defineAdminEndpoint({
  id: 'admin.answer-requests',
  method: 'POST',
  path: '/admin/requests/answers',
  right: 'requests.answer',
  summary: 'Aprova ou reprova solicitações de matrícula',
  body: z.discriminatedUnion('decision', [
    z.object({ decision: z.literal('APPROVED'), ids: idsSchema }),
    z.object({
      decision: z.literal('DENIED'),
      ids: idsSchema,
      reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(DENIAL_REASON_MAX_LENGTH)),
    }),
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
