import * as z from 'zod/mini';
import { defineEndpoint, doneSchema, idSchema, momentSchema, pageQuerySchema } from '@shared-kit/contracts/core';
import { externalCourseDetailsSchema } from './external-course.schema.ts';

/** Maximum length of the reason of a rejection, which the person reads as written. */
export const REJECTION_REASON_MAX_LENGTH = 1000;

/** External course of somebody whom the user leads, or of anybody in the company for an administrator. */
export const teamExternalCourseSchema = z.extend(externalCourseDetailsSchema, {
  person: z.object({ name: z.string(), department: z.string(), photo: z.string() }),
  /** Name of who answered; empty while pending, and for answers of an operator. */
  answeredBy: z.string(),
});

/** Lists the external courses that the user answers: pending ones oldest first, answered ones newest first. */
export const listTeamExternalCourses = defineEndpoint({
  id: 'journey.list-team-external-courses',
  method: 'GET',
  path: '/learning/team-external-courses/',
  access: 'session',
  summary: 'Cursos externos que a pessoa responde, com o comprovante',
  query: z.extend(pageQuerySchema, { answered: z.optional(z.stringbool()) }),
  reply: z.object({ totalRecords: z.number(), result: z.array(teamExternalCourseSchema) }),
  errors: { 'journey.answers-no-courses': 403 },
});

/** Approves or rejects an external course in the version that the user has seen. */
export const answerTeamExternalCourse = defineEndpoint({
  id: 'journey.answer-team-external-course',
  method: 'POST',
  path: '/learning/team-external-courses/:id/answer',
  access: 'session',
  summary: 'Valida ou rejeita um curso externo da equipe',
  params: z.object({ id: idSchema }),
  body: z.discriminatedUnion('decision', [
    z.object({ decision: z.literal('APPROVED'), lastModifiedDate: momentSchema }),
    z.object({
      decision: z.literal('REJECTED'),
      lastModifiedDate: momentSchema,
      reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(REJECTION_REASON_MAX_LENGTH)),
    }),
  ]),
  reply: doneSchema,
  errors: {
    'journey.answers-no-courses': 403,
    'journey.external-course-answered': 409,
    'journey.external-course-changed': 409,
  },
  // An answer binds the company and the person.
  inSupportAccess: 'closed',
});

export type TeamExternalCourse = z.infer<typeof teamExternalCourseSchema>;
