import * as z from 'zod/mini';
import { contentItemSchema } from '@shared-kit/contracts/content';
import { defineEndpoint, idSchema } from '@shared-kit/contracts/core';
import { impactOfferSchema } from '@shared-kit/contracts/evaluations';
import { openingErrors } from './enrollment.endpoints.ts';
import { contentEnrollmentSchema, nodeEnrollmentSchema } from './enrollment.schema.ts';
import { enrollmentStatusSchema } from './statuses.schema.ts';

const percentSchema = z.number().check(z.minimum(0), z.maximum(100));
/** Statuses that a player may report; the server sets the others. */
const reportedStatusSchema = z.enum(['IN_PROGRESS', 'COMPLETED']);

const progressReply = z.object({
  success: z.literal(true),
  contentEnrollment: contentEnrollmentSchema,
  /** State of the node and of the training afterwards. */
  nodeEnrollment: nodeEnrollmentSchema,
  enrollmentStatus: enrollmentStatusSchema,
  enrollmentProgress: percentSchema,
  /** Points for completing it; null when nothing was completed. */
  points: z.nullable(z.object({ earnPoints: z.number(), totalUserPoints: z.number() })),
  /** Impact evaluation created when this finished the training (B4.10-01). */
  impactEvaluation: z.nullable(impactOfferSchema),
  /** Seconds until a completion that came too early can count (decision 532); null otherwise. */
  completesIn: z.nullable(z.number()),
});

/** Creates a content enrolment (B7.2-04). Updates an existing one under the rules of `updateContentEnrollment`. */
export const createContentEnrollment = defineEndpoint({
  id: 'learning.create-content-enrollment',
  method: 'POST',
  path: '/learning/content-enrollments/',
  access: 'session',
  summary: 'Inicia um conteúdo dentro de uma matrícula',
  body: z.object({
    idNodeEnrollment: idSchema,
    idEnrollment: idSchema,
    idContentItem: idSchema,
    idUser: idSchema,
    progress: percentSchema,
    status: reportedStatusSchema,
    grade: z.number().check(z.minimum(0), z.maximum(100)),
  }),
  reply: progressReply,
  errors: openingErrors,
});

/**
 * Updates a content enrolment (B7.2-05). Progress never decreases and a completed content stays completed (decision
 * 28).
 */
export const updateContentEnrollment = defineEndpoint({
  id: 'learning.update-content-enrollment',
  method: 'PUT',
  path: '/learning/content-enrollments/:id',
  access: 'session',
  summary: 'Guarda o andamento de um conteúdo',
  params: z.object({ id: idSchema }),
  body: z.object({
    status: reportedStatusSchema,
    grade: z.number().check(z.minimum(0), z.maximum(100)),
    progress: percentSchema,
  }),
  reply: progressReply,
  errors: openingErrors,
});

/** Records an access to a content (B7.2-06, B7.2-07). */
export const recordContentAccess = defineEndpoint({
  id: 'learning.record-content-access',
  method: 'POST',
  path: '/learning/contents/:id/trackings',
  access: 'session',
  summary: 'Registra o acesso a um conteúdo dentro de uma matrícula',
  params: z.object({ id: idSchema }),
  body: z.object({ idEnrollment: idSchema, type: z.literal('ACCESS_CONTENT'), progress: percentSchema }),
  reply: z.object({ success: z.literal(true) }),
});

/** Returns a content for the learner inside a node enrolment (B7.2-09, B7.2-10). Refused while it is locked. */
export const getStudentContent = defineEndpoint({
  id: 'learning.get-student-content',
  method: 'GET',
  path: '/learning/students/:idUser/enrollments/:idEnrollment/nodeEnrollment/:idNodeEnrollment/contents/:idContentItem',
  access: 'session',
  summary: 'Um conteúdo dentro de uma matrícula',
  params: z.object({ idUser: idSchema, idEnrollment: idSchema, idNodeEnrollment: idSchema, idContentItem: idSchema }),
  reply: z.object({
    content: contentItemSchema,
    contentEnrollment: z.nullable(contentEnrollmentSchema),
    nodeCode: z.string(),
    nodeTitle: z.string(),
    /** 1 reverts seeking beyond the seen part (B4.3-23). */
    isSeekingBlocked: z.union([z.literal(0), z.literal(1)]),
  }),
  errors: openingErrors,
  isReadableOffline: true,
});
