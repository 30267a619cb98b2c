import * as z from 'zod/mini';
import { defineEndpoint, doneSchema, idSchema, momentSchema, pageQuerySchema } from '@shared-kit/contracts/core';
import { externalCourseDetailsSchema, externalCourseFields, externalCourseSchema } from './external-course.schema.ts';

const params = z.object({ id: idSchema });

/** Lists external courses, newest first (B7.4-10); without `statuses`, or with ALL among them, all of them. */
export const listExternalCourses = defineEndpoint({
  id: 'journey.list-external-courses',
  method: 'GET',
  path: '/learning/externalcourses/',
  access: 'session',
  summary: 'Cursos externos da pessoa',
  query: z.object({
    ...pageQuerySchema.shape,
    /** Comma-separated. */
    statuses: z.optional(
      z
        .string()
        .check(z.regex(/^(ALL|APPROVED|PENDING|REJECTED|CANCELED)(,(ALL|APPROVED|PENDING|REJECTED|CANCELED)){0,4}$/)),
    ),
  }),
  reply: z.object({ totalRecords: z.number(), result: z.array(externalCourseSchema) }),
});

/** Returns an external course (B7.4-12). */
export const findExternalCourse = defineEndpoint({
  id: 'journey.find-external-course',
  method: 'GET',
  path: '/learning/externalcourses/:id',
  access: 'session',
  summary: 'Um curso externo, com o comprovante',
  params,
  reply: z.object({ result: externalCourseDetailsSchema }),
});

/** Creates an external course (B7.4-11). */
export const createExternalCourse = defineEndpoint({
  id: 'journey.create-external-course',
  method: 'POST',
  path: '/learning/externalcourses/',
  access: 'session',
  summary: 'Cadastra um curso externo, ou reenvia um rejeitado',
  body: z.object({
    ...externalCourseFields,
    /** Rejected course that it replaces. */
    idParentUserExternalCourse: z.optional(z.nullable(idSchema)),
    /** Client-generated id: a submission that is sent again exists once, with the data that was sent last. */
    idSubmission: z.optional(z.uuid()),
  }),
  reply: z.object({ success: z.literal(true), idUserExternalCourse: idSchema }),
  errors: {
    'journey.external-course-answered': 409,
    'journey.external-course-not-resendable': 409,
    'identity.too-many-attempts': 429,
  },
});

/** Updates an external course (B7.4-13). Only a PENDING one can be changed. */
export const updateExternalCourse = defineEndpoint({
  id: 'journey.update-external-course',
  method: 'PUT',
  path: '/learning/externalcourses/:id',
  access: 'session',
  summary: 'Altera um curso externo em análise',
  params,
  body: z.object({
    idUserExternalCourse: idSchema,
    ...externalCourseFields,
    /**
     * Version that the user has read: nothing is changed when the course was modified since (decision 330). Without it
     * the last write wins.
     */
    lastModifiedDate: z.optional(momentSchema),
  }),
  reply: doneSchema,
  errors: { 'journey.external-course-answered': 409, 'journey.external-course-changed': 409 },
});

/** Cancels an external course for good (B7.4-14). Only a PENDING one can be cancelled. */
export const cancelExternalCourse = defineEndpoint({
  id: 'journey.cancel-external-course',
  method: 'PUT',
  path: '/learning/externalcourses/:id/cancel',
  access: 'session',
  summary: 'Cancela um curso externo em análise',
  params,
  reply: doneSchema,
  errors: { 'journey.external-course-answered': 409 },
});

/** Uploads evidence (B7.4-15). `externalCourse` is the value for the course's `evidencePath`. */
export const sendEvidence = defineEndpoint({
  id: 'journey.send-evidence',
  method: 'POST',
  path: '/uploads/externalcourse',
  access: 'session',
  summary: 'Recebe o comprovante de um curso externo',
  form: z.object({
    fileName: z.string().check(z.minLength(1), z.maxLength(255)),
    /** Client-generated id of a chosen file: a file that is sent again is stored once. */
    token: z.uuid(),
  }),
  reply: z.object({ success: z.literal(true), externalCourse: z.string() }),
  errors: {
    'request.invalid-form': 400,
    'journey.evidence-too-large': 413,
    'content.upload-too-large': 413,
    'journey.evidence-type': 422,
    'content.upload-broken': 422,
    'content.upload-unsafe': 422,
    'identity.too-many-attempts': 429,
  },
});
