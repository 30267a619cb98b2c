import * as z from 'zod/mini';
import { idSchema, momentSchema } from '@shared-kit/contracts/core';
import { externalCourseDetailsSchema } from '@shared-kit/contracts/journey';
import { defineAdminEndpoint } from './admin-endpoint.ts';
import { MAX_ADMIN_ANSWERS, answerReasonSchema, answersReply, senderSchema, waitingQuery } from './answers.schema.ts';

/** External course that waits for an answer, with a link to its evidence. */
const adminCourseSchema = z.extend(externalCourseDetailsSchema, { person: senderSchema });

/** Lists the external courses in the caller's scope, oldest first. */
export const listAdminCourses = defineAdminEndpoint({
  id: 'admin.list-external-courses',
  method: 'GET',
  path: '/admin/external-courses',
  right: 'requests.answer',
  summary: 'Cursos externos que aguardam resposta, com o comprovante',
  query: waitingQuery,
  reply: z.object({
    /** False in a company without external courses. */
    isOn: z.boolean(),
    total: z.number(),
    courses: z.array(adminCourseSchema),
  }),
});

/** Courses in the versions that the caller has seen: a course that changed since is refused. */
const seenCoursesSchema = z
  .array(z.object({ id: idSchema, lastModifiedDate: momentSchema }))
  .check(z.minLength(1), z.maxLength(MAX_ADMIN_ANSWERS));

/** Answers external courses, each on its own. */
export const answerAdminCourses = defineAdminEndpoint({
  id: 'admin.answer-external-courses',
  method: 'POST',
  path: '/admin/external-courses/answers',
  right: 'requests.answer',
  summary: 'Valida ou rejeita cursos externos',
  body: z.discriminatedUnion('decision', [
    z.object({ decision: z.literal('APPROVED'), courses: seenCoursesSchema }),
    z.object({ decision: z.literal('REJECTED'), courses: seenCoursesSchema, reason: answerReasonSchema }),
  ]),
  reply: answersReply,
});

export type AdminCourse = z.infer<typeof adminCourseSchema>;
