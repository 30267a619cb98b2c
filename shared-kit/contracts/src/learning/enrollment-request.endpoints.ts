import * as z from 'zod/mini';
import { defineEndpoint, idSchema, momentSchema, pageQuerySchema } from '@shared-kit/contracts/core';

/** Statuses of enrolment requests. */
export const enrollmentRequestStatuses = ['APPROVED', 'DENIED', 'PENDING', 'CANCELED'] as const;

/** Number of requests on a page (B2.9-11). */
export const REQUESTS_PAGE_SIZE = 10;

/** Enrolment request (B3-21); class and node identify the requested place. */
export const enrollmentRequestSchema = z.object({
  idEnrollmentRequest: idSchema,
  /** Enrolment created by the approval. */
  idEnrollment: z.nullable(idSchema),
  title: z.string(),
  teamName: z.string(),
  nodeCode: z.string(),
  creationDate: momentSchema,
  /** Time of the answer; null while pending. */
  statusDate: z.nullable(momentSchema),
  status: z.enum(enrollmentRequestStatuses),
  /** Reason for the denial; otherwise empty. */
  reason: z.string(),
});

/** Returns whether the user has ever requested an enrolment (B7.4-06). */
export const hasEnrollmentRequests = defineEndpoint({
  id: 'learning.has-enrollment-requests',
  method: 'GET',
  path: '/learning/students/:id/has-enrollment-requests',
  access: 'session',
  summary: 'Se a pessoa já solicitou alguma matrícula',
  params: z.object({ id: idSchema }),
  reply: z.object({ hasEnrollmentRequests: z.boolean() }),
});

/** Lists enrolment requests, newest first (B7.4-07); without `status`, all of them. */
export const listEnrollmentRequests = defineEndpoint({
  id: 'learning.list-enrollment-requests',
  method: 'GET',
  path: '/learning/enrollment-requests/',
  access: 'session',
  summary: 'Solicitações de matrícula da pessoa',
  query: z.object({
    idUser: idSchema,
    ...pageQuerySchema.shape,
    /** Comma-separated. */
    status: z.optional(
      z.string().check(z.regex(/^(APPROVED|DENIED|PENDING|CANCELED)(,(APPROVED|DENIED|PENDING|CANCELED)){0,3}$/)),
    ),
  }),
  reply: z.object({ totalRecords: z.number(), result: z.array(enrollmentRequestSchema) }),
});

/** Cancels a pending enrolment request (B7.4-08). */
export const cancelEnrollmentRequest = defineEndpoint({
  id: 'learning.cancel-enrollment-request',
  method: 'PUT',
  path: '/learning/enrollment-requests/:idEnrollmentRequest/cancel',
  access: 'session',
  summary: 'Cancela uma solicitação de matrícula pendente',
  params: z.object({ idEnrollmentRequest: idSchema }),
  reply: z.object({ success: z.literal(true) }),
  errors: { 'learning.request-already-answered': 409 },
});

export type EnrollmentRequest = z.infer<typeof enrollmentRequestSchema>;
export type EnrollmentRequestStatus = EnrollmentRequest['status'];
